/**
 * Ordinary briefs of eighteen trades and manners, several by writers of other languages: those at hand while a clause was first
 * read for who says what in it (docs/coach-evaluation.md).
 */
import type { MixedBrief } from './mixed';

export const ORDINARY_BRIEFS: readonly MixedBrief[] = [
  {
    id: 'old-licences',
    text: `I'm running the replacement of our warehouse management system at Halvorsen Frukt, a fruit and vegetable wholesaler outside Drammen. Ines Quintela, our finance controller, has been asking every week since August when she can stop paying for the old system, and last month I told her 30 November. That isn't going to hold. The barcode scanners the supplier sent don't read the wet labels we use in the cold rooms, and the replacement units arrive on 9 December at the earliest. Realistically we switch over in the third week of January, because nobody touches the warehouse between 10 December and New Year.

It means paying two licences for two more months, about 184,000 kroner, and that isn't in her budget. She told Marek from IT that she has to report to the board on 4 December and that she can't go in with another surprise. In September she already had to explain the 310,000 for the new racking. She isn't unreasonable, but she wants numbers and she hates the word "approximately".

I need her to agree to the new date and to the extra licence cost before her board meeting. I'd rather not go into the fact that I knew the scanners were a risk in October and hoped it would sort itself out.`,
    talkTo: 'Ines Quintela',
    role: 'finance controller',
    goal: 'agree to the new date and to the extra licence cost',
    opens: 'report to the board on 4 December',
    notOwn: ['The barcode scanners the supplier sent'],
    secret: ['hoped it would sort itself out'],
  },
  {
    id: 'closed-ceilings',
    text: `got this this morning, need to ring him back before 3

---
From: Tobias Achterberg
To: me
Subject: Block C - ceilings

Dear Niamh,

I walked through Block C yesterday evening with our ward manager, Mrs Osei. On the second floor the suspended ceilings are closed. All of them. Your programme from 12 May says that our own technicians get five working days with open ceilings to check the medical gas lines before anything is closed. We got no days.

I cannot sign for pipework I have not seen. If there is a leak behind a closed ceiling in a ward with 28 beds, it is not your company that stands before the patient. I also do not want to read in the minutes later that "the client raised no objection".

Please tell me by tomorrow what you intend. For me the ceilings come down again.

Regards
Tobias Achterberg
Head of Technical Services
Klinikum Westerholt
---

so. he is right, the ceiling crew went ahead because I gave them the wrong release list (nobody knows that yet except Declan, our site manager). Taking down everything is 640 m2 and would cost us roughly 3 weeks and 52k. What I want is for him to accept that we open it along the gas routes only, about 90 m2, plus a pressure test with his people present on the 19th and 20th. Handover to the hospital is 30 June.`,
    talkTo: 'Tobias Achterberg',
    role: 'Head of Technical Services',
    goal: 'along the gas routes only',
    opens: 'there is a leak behind a closed ceiling',
    notOwn: [],
    secret: ['gave them the wrong release list'],
  },
  {
    id: 'square-stage',
    text: `need to talk to my boss about the christmas market. im coordinating it for the town (Ludlow Vale council, events team), 64 stalls, 5 to 8 dec. she wants the stage in the square like every year, but the fire officer says with the new ramp theres only 2.8 m left for the engine and he needs 3.7. so stage has to go to the car park behind the library. my boss is Philippa Dunmore, head of culture & events. she promised the mayor the stage in the square, in front of people, and she'll say nobody walks to the car park. last year the choir sang for about 15 people because the stage was badly placed and she still brings it up. i want her ok to move it, by friday, printing of the map is monday. dont want her to find out i already told the stallholders.`,
    talkTo: 'Philippa Dunmore',
    role: 'head of culture',
    goal: 'ok to move it, by friday',
    opens: 'promised the mayor the stage in the square',
    notOwn: ['the fire officer says'],
    secret: ['already told the stallholders'],
  },
  {
    id: 'yoghurt-cups',
    text: `I am project leader in a company which makes packaging machines (Bertolazzi Packing, near Parma). We deliver a line for yoghurt cups to a customer in Poland, the dairy Mleczarnia Zielony Potok. The person which I must speak is Pani Grażyna Wolszczak, she is directing the production there. The factory acceptance test was foreseen for the 14 of October, here in our hall. Now we have the problem that the sealing head makes 2,1% not tight cups, in the contract is maximum 0,5%. Our technicians say that they need three weeks more for a new heating plate.

Mrs. Wolszczak has already booked the flights for her and four operators, and she has stopped the old line to be dismantled in the week 45. If the new one is not there, she has no line for the cups 150 g and she must buy by a competitor for to deliver the supermarkets. She has written me: "I do not need a nice machine, I need cups in November." She is very direct person, she do not like when we hide behind the sales people. I think that she is also afraid because the last investment in her factory, a palletizer, was a big failure, and everybody there remember that she has chosen it.

I would like that she accept the test at 4 of November and that she don't dismantle the old line before the test is passed. Our sales director, Corrado, has forbidden to me to speak about penalty. The penalty is 0,5% of 1,35 million euro for each week.`,
    talkTo: 'Grażyna Wolszczak',
    role: 'production',
    goal: 'accept the test at 4 of November',
    opens: 'I need cups in November',
    notOwn: ['they need three weeks more'],
    secret: ['forbidden to me to speak about penalty', 'the penalty is 0,5%'],
  },
  {
    id: 'cold-lunches',
    text: `So this is about the school kitchen. I should explain that I'm not from catering at all, I manage building projects for the diocese, mostly roofs and heating, and the kitchen at St Brendan's came to me more or less by accident when Fergal retired. The kitchen was meant to be refurbished over the summer holidays and it was, mostly, but the extraction hood failed its airflow test on 22 August and until it passes no hot food can be cooked, which means 410 children get sandwiches. We thought two weeks. It's now been five. The manufacturer is in Treviso and they have finally admitted that the motor is undersized, and the new one ships on 6 October, so with fitting and testing I'd say hot lunches again from 20 October.

Dr Nkechi Abara-Whelan chairs the parents' council and she's the one I have to face on Thursday evening. She's a GP, very calm, very well prepared, she brings printouts. Her points up to now were: about 70 of those children get their only hot meal of the day at school, nobody told the parents anything until the third week, and the parents are still being charged the full €3.20 a day for what is a cheese sandwich and an apple. She has written once to the bishop's office and I gather she's been asked by a local paper for a comment and said "not yet".

What I'm hoping for is that she'll give us until the 20th without going public and will back a letter to all parents signed by both of us. I can offer soup from the parish centre kitchen from Monday, three days a week. The refund I can't promise, that is for Sister Assumpta and the finance committee, though between us they've already decided against it and I don't want to be the one who tells her.`,
    talkTo: 'Nkechi Abara-Whelan',
    role: 'parents',
    goal: 'give you until the 20th without going public',
    opens: 'only hot meal of the day',
    notOwn: ['the motor is undersized'],
    secret: ['decided against it'],
  },
  {
    id: 'stem-weekend',
    text: `Subject: RE: RE: Changeover weekend 8/9 Feb

Hi Samir,

Thanks for the plan. I have gone through it with Lotte and with the night supervisors and I have to tell you we cannot do that weekend.

1. 8 February is the Saturday before Valentine's Day. We move 2.3 million stems between Thursday and Tuesday. Last year it was the biggest week of the year, and it will be again.
2. You write "short interruption of the sorting belt, 6-8 hours". In 2022 your predecessor also wrote 6-8 hours. It was 31. I was the one who stood on the dock with forty lorries and roses at 19 degrees.
3. There is no fallback in the plan. What do we do at hour nine?

I'm not against new controls, the old ones are from 1998 and I know it. But not then and not without a way back. If head office wants to push it through all the same they can come and stand on the dock themselves.

Groet,
Wietske Hoekema
Operations manager, night & weekend
Bloemenveiling Oosterveen

My situation: I do the controls migration for the integrator (Kestrel Automation). We've got our Siemens specialist only that weekend, after that he's in Korea until 17 March. The contract end date is 28 Feb. I want her to give me a window, ideally the weekend of 15/16 Feb with a different engineer we'd hire in, or at least tell me what she needs to see in a fallback plan. My firm would pay a bonus malus of 40k if we go past 28 Feb and I don't want that to come up, she'd think it's all about our money.`,
    talkTo: 'Wietske Hoekema',
    role: 'Operations manager',
    goal: 'give you a window, ideally the weekend of 15/16 Feb',
    opens: 'we cannot do that weekend',
    notOwn: [],
    secret: ['bonus malus of 40k'],
  },
  {
    id: 'hostel-beds',
    text: `Have to tell Ruslan Abdykadyrov that his wing isn't getting the new beds until spring. He runs the depot at Sokuluk for our bus company, no wait, I should say: he runs the depot and the drivers' hostel that belongs to it, 36 rooms. We promised new beds and heaters in all rooms before winter. Budget was cut on Monday by 1.9 million som. North wing (20 rooms) gets done in November, south wing not before April.

Ruslan's point will be his drivers. Eleven of them have handed in their notice since summer, mainly to the taxi firms, and he says the cold rooms are the reason they name first. He gave them his word personally at the meeting in September. He'll look like a liar. I want him to choose with me who sleeps where this winter and to stay on board, because if he goes, half the drivers go.`,
    talkTo: 'Ruslan Abdykadyrov',
    role: 'depot',
    goal: 'choose with you who sleeps where this winter',
    opens: null,
    notOwn: ['Budget was cut on Monday'],
    secret: ['half the drivers go'],
  },
  {
    id: 'closing-concert',
    text: `Our choir festival in Tartu takes place on 13 and 14 June with 2,300 singers from 61 choirs. I'm the project manager at the festival office. The broadcast of the closing concert is done by a production company called Põhjatäht Media and their executive producer is Liisbet Randoja. I have to speak with her about the running order.

The artistic council (chairman: Professor Uuspõld) has decided last week to add a commissioned work of 14 minutes to the closing concert. Liisbet has a fixed slot of 120 minutes from the national broadcaster and her camera plan is finished, 212 shots, all rehearsed with the director. If we're longer than 120 the news cuts us off, in the middle of the final song, which is the one everyone waits for. She said to my assistant on the phone: "I have been cut off once, in 2017, and I got letters for a year." She also has to pay the crane crew by the hour after 22:00.

What I'd like from her is to include the new piece and in return we cut the speeches (9 minutes) and the children's procession (6 minutes). And I'd need her to re-plan about 30 shots by 2 June. I think what bothers her is less the work than that nobody asked her. The composer is Uuspõld's daughter-in-law; I'd prefer that this isn't a topic.`,
    talkTo: 'Liisbet Randoja',
    role: 'executive producer',
    goal: 'include the new piece',
    opens: 'I have been cut off once',
    notOwn: ['add a commissioned work'],
    secret: ["Uuspõld's daughter-in-law"],
  },
  {
    id: 'ward-pins',
    text: `[OPS-4471] Cutover of ward terminals to new login – request for exception
Reporter: Thandeka Mabuza-Lindt
Status: Waiting for project
Priority: High
Created: 03 Mar, 07:12

Description:
We have been informed that from 18 March every login on the wards needs card + PIN. On my unit a nurse logs in 60 to 80 times per shift. I timed it with the test terminal: 11 seconds against 3 today. In an emergency nobody has a hand free for a PIN. I request an exception for neonatal ICU until a solution without PIN exists.

Comments:
05 Mar, M. Feldhaus (IT security): No exceptions. Audit finding 2.14, deadline 31 March.
05 Mar, T. Mabuza-Lindt: With respect, Mr Feldhaus has never stood in front of an incubator at 3 a.m. If a child is harmed because someone was typing a PIN, I will be the one explaining it to the parents.
06 Mar, P. Iyer (service desk): pilot on surgery: 14 locked cards in week one, average unlock time 25 min
06 Mar, T. Mabuza-Lindt: That is exactly what I mean.

Internal note (project manager only): Thandeka is the nurse in charge of neonatal ICU at St. Vinzenz hospital. Feldhaus won't move and I have no mandate for an exception. What I could offer is tap-and-go with PIN only once at shift start, valid 9 hours, on her 12 terminals, plus someone on site for the first 5 nights. Need her yes to go live on 18 March with that, and ticket closed. Meeting with her Tuesday 14:00. The vendor hasn't confirmed the 9 hours in writing yet, keep that out of the conversation.`,
    talkTo: 'Thandeka Mabuza-Lindt',
    role: 'nurse in charge of neonatal ICU',
    goal: 'go live on 18 March with that',
    opens: 'a nurse logs in 60 to 80 times per shift',
    notOwn: ['Audit finding 2.14', '14 locked cards'],
    secret: ['confirmed the 9 hours in writing'],
  },
  {
    id: 'nine-languages',
    text: `Below the mail from our customer. For context: I lead the localisation of their museum app (audio guide in 9 languages) at Parlando Studio. We delivered 7 of 9 languages on 1 April. Arabic and Korean are missing since our Korean voice artist had surgery and the Arabic texts had to be redone after the reviewer rejected them. Opening of the exhibition is 16 May. I think we can have Arabic by 9 May; Korean only by 30 May.
I want her to open with eight languages and get Korean two weeks later. And not to cancel Korean, that would hurt us.

> From: Soledad Iturriaga Paz
> Sent: Wednesday 23 April 18:47
> Subject: Korean and Arabic
>
> Dear Jonas,
>
> I've now asked three times for a date and I get "soon". I am the one who wrote "nine languages" on 40,000 leaflets, they're printed, they're in the hotels. The Korean cultural institute is paying a quarter of this exhibition and their director will be standing in the first room on the 16th with headphones on. What is he going to hear?
>
> I would honestly prefer a bad date to no date. And please, no computer voice. We did that with the ceramics gallery in 2021 and the newspapers were laughing at us.
>
> Un saludo,
> Soledad
>
> Soledad Iturriaga Paz
> Deputy Director, Exhibitions and Public
> Museo del Estrecho`,
    talkTo: 'Soledad Iturriaga Paz',
    role: 'Deputy Director',
    goal: 'open with eight languages and get Korean two weeks later',
    opens: 'asked three times for a date',
    notOwn: ['Korean voice artist had surgery'],
    secret: ['that would hurt us'],
  },
  {
    id: 'paint-shop',
    text: `The new CFO at Lindqvist Marin is called Hyun-woo Baek. He came from Seoul in January, and the first thing he did was put every project above 2 million SEK on a list. Ours, the paint shop, is number three. It stands at 7.4 million of 9.0, with maybe 65% of the work done, so anyone can do the sum.

I've got half an hour with him on Monday. I need a further 1.6 million released and I need it before the 27th, otherwise the ventilation contractor leaves the site and won't be back until August. He'll ask why nobody saw it coming. The honest answer is the asbestos behind the north wall (0.9 million) and the rest is changes that production asked for after the freeze and that my predecessor Agneta waved through without paper.

Baek has told the works council that he won't close anything he hasn't understood. To the plant manager he said, "I don't mind bad news, I mind old news." He's supposed to bring the group's investment down by 15% by mid-year, and people think he's going to be measured on exactly that. A half-finished paint shop would cost us outsourcing of around 210,000 a month.

I should not bring up that the plant manager wants to use the paint shop to get rid of him.`,
    talkTo: 'Hyun-woo Baek',
    role: 'CFO',
    goal: 'a further 1.6 million released',
    opens: 'I mind old news',
    notOwn: ['the asbestos behind the north wall'],
    secret: ['get rid of him', 'waved through without paper'],
  },
  {
    id: 'backpacks',
    text: `Tomorrow I talk with Mr. Phongsakorn Rattanawijit, he is owner of the factory which sews our backpacks (Siam Trail Goods, in Chonburi). I am sourcing project manager at a Danish outdoor brand, Fjeldvang. Our new zipper supplier deliver the zippers 18 days too late, so he cannot begin the sewing before 11 August. But our shops want the backpacks in the store at 1 October, and I must ask him to make 24.000 pieces in five weeks in place of seven.

He will not be glad. He has told our quality lady, Mette, that his people already worked all the Sundays in May for us and that he won't ask them again. He has also another customer from Japan, who always is on time and never changes anything, he likes to mention that. And he fears that we reduce quality control fine: when fast, the seams get bad, and then we take 3% off from the invoice, as last year. He said also one time that he is 67 and that his daughter do not want to take the factory.

I want that he does the 24.000 pieces until 15 September, or 16.000 until then and the remaining by air freight, which we pay. I would not like to tell that we have a second factory in Vietnam making samples.`,
    talkTo: 'Phongsakorn Rattanawijit',
    role: 'owner of the factory',
    goal: 'do the 24.000 pieces until 15 September',
    opens: 'worked all the Sundays in May',
    notOwn: ['deliver the zippers 18 days too late'],
    secret: ['second factory in Vietnam'],
  },
];
