/**
 * Ten briefs that were written with those of `mixed.ts` and put away, and ten that were written afterwards: each judged when it
 * was drafted for the first time (docs/coach-evaluation.md). What they showed was mended since.
 */
import type { MixedBrief } from './mixed';

export const MIXED_HELD_OUT: readonly MixedBrief[] = [
  {
    id: 'uniforms',
    text: `From: Colette Marchetti
To: Ian Frew
Subject: Re: Re: Uniforms

Ian
I've read your "explanation" twice. We ordered 1,150 uniforms in sizes that my people were measured for by your own tailors, and 300 of them don't fit. The new trains start on 5 May and I am not sending conductors out in their old jackets next to a minister.
What I need by tonight: how many will be exchanged before 5 May, and by whom. I'm not interested in whose sheet was wrong.
Colette Marchetti
Head of Onboard Service, TransAlp Rail

-----Original Message-----
From: Ian Frew
Sent: 10 April
To: Colette Marchetti
Colette, it appears the size sheet was converted from French to UK sizes twice. We're looking at where this happened.

=====
for my call w her at 6: it was us. workshop can do 180 by 5 May, the rest by 23 May. night shift would add 70, costs 5,600. don't volunteer the night shift straight away. aim = she picks which crews get the 180 first and doesn't go to her board`,
    talkTo: 'Colette Marchetti',
    role: 'Head of Onboard Service',
    goal: 'pick which crews get the 180 first',
    opens: '5 May',
    notOwn: ['It appears the size sheet was converted'],
    secret: ["don't volunteer the night shift straight away"],
  },
  {
    id: 'quiet-hours',
    text: `weekly notes wk 37
- hoarding ok
- Ferris, the crane permit: council says 10 days
- neighbours: Mrs Aldous from no. 12 (dental practice) came to the gate again. drilling between 9 and 12 makes it impossible to treat patients, she's cancelled 23 appointments since Monday, wants us to stop drilling in the mornings altogether or pay 180 per lost hour. Says we promised in the letter of 1 Aug "quiet hours". We did. I wrote that letter.
- rebar delivery Thu
- I go over to see Mrs Aldous on Friday at lunch. Idea: drilling only 7-9 and 12-2 on weekdays, costs us 4 days. Can't do all mornings, piling has to be done by 30/9. Need her to live with 2 mornings a week.`,
    talkTo: 'Aldous',
    role: null,
    goal: 'live with 2 mornings a week',
    opens: 'quiet hours',
    notOwn: ['council says 10 days'],
    secret: ["Can't do all mornings", 'I wrote that letter.'],
  },
  {
    id: 'analysers',
    text: `[Teams chat export]
Hanna Virtanen 14:20
Did procurement really cancel the order for the analysers??
Yusuf Demir 14:22
Not cancelled. On hold. Stefan wants three offers for everything over 50k now
Hanna Virtanen 14:23
We HAD three offers. In February. He signed the list himself
Yusuf Demir 14:25
He says the February offers expired on 30 June and he's right, formally
Hanna Virtanen 14:26
The lab moves on 18 August. Without analysers no blood results for two hospitals
Yusuf Demir 14:28
You need to talk to Stefan, not to me. He's in on Thursday
Hanna Virtanen 14:29
I will

Stefan Krol, head of procurement. I want him to accept the February offers with a written extension from the suppliers (I've already got two, third one on Tuesday). He got burnt by the auditors last year, that's why the rule. I could write the file note for the auditors myself.`,
    talkTo: 'Stefan Krol',
    role: 'head of procurement',
    goal: 'accept the February offers',
    opens: 'three offers for everything over 50k',
    notOwn: ['We HAD three offers', 'Without analysers no blood results'],
    secret: ['He got burnt by the auditors last year'],
  },
  {
    id: 'night-batch',
    text: `OPS-552
Summary: Night batch late again, finance can't close
Reporter: Ursula Blum
Created: 02/Oct
Description:
The night batch finished at 10:47 instead of 06:00, for the fourth time since the move to the new cluster. My team sits here and waits, and I have to close the quarter on 7 October, the auditors are in the house. I was told "it is being looked at" on 18, 23 and 27 September.

Comments
Peter Ng 02/Oct 11:30: root cause is the archive job which somebody put in the same window
Peter Ng 02/Oct 11:52: moving the archive job needs the change board, next one is 9 Oct
Ursula Blum 02/Oct 11:55: 9 October is after 7 October.
Peter Ng 02/Oct 11:56: noted
Ursula Blum 02/Oct 12:01: Who is responsible here?

@me: ring Ursula (head of accounting) after lunch. emergency change is possible if the CIO signs, he will, asked him. So: archive job off from tonight until the 8th. I want her calm and I want her to stop writing to the CEO`,
    talkTo: 'Ursula Blum',
    role: 'head of accounting',
    goal: 'stop writing to the CEO',
    opens: '7 October',
    notOwn: ['root cause is the archive job', 'moving the archive job needs the change board'],
    secret: ['emergency change is possible if the CIO signs'],
  },
  {
    id: 'bakery-roof',
    text: `I have to see our landlord next week about the server room, he's called Norbert Ziegler, he owns the building and runs the bakery downstairs. We'd like to put two cooling units on the roof of the yard, they weigh 340 kilos each. He said no in April because the last tenant drilled through the roof and it rained into his flour store, cost him 16,000. Without cooling we have to switch off at 32 degrees, happened 3 times in June. We'd pay a structural engineer and a bond of 10,000 and 200 a month more rent. Lease ends next year in March and he knows we'd like to renew. Try to get him to let the engineer have a look, that's all for a first talk.`,
    talkTo: 'Norbert Ziegler',
    role: 'landlord',
    goal: 'let the engineer have a look',
    opens: 'said no in April',
    notOwn: [],
    secret: ["We'd pay a structural engineer and a bond of 10,000"],
  },
  {
    id: 'dredging',
    text: `Minutes Project board "Clean Harbour" 6 June
Present: AvD, RS, LP, MO
Item 2 - Dredging window
RS: permit allows dredging until 31 August. Contractor needs until 20 September. Extension possible if the fishermen's cooperative doesn't object.
LP: they will. In 2021 the catch was down by a third after dredging and nobody paid.
AvD: who talks to them?
MO will talk to Captain Sorensen (cooperative, speaks for 38 boats) before 15 June.
Item 3 - Press: nothing

(MO own notes) Sorensen: proud, no paper, wants it on a handshake. Wants: no dredging at night, and compensation fixed before and not after. Budget has 120,000 for it, the board doesn't want to say the figure first. My goal is that he doesn't object to the three weeks.`,
    talkTo: 'Sorensen',
    role: 'captain',
    goal: 'not to object to the three weeks',
    opens: null,
    notOwn: ['In 2021 the catch was down by a third'],
    secret: ['the board doesn’t want to say the figure first'],
  },
  {
    id: 'class-4b',
    text: `Dear Mr Whitcombe,

further to our phone call of this morning I confirm that we, the parents' council, do not agree with the move of class 4b into the container from 6 November. We have been informed by a note in the school bag on Friday. The container has no toilet, and my son uses a wheelchair; the ramp you showed me ends at a step.

Please let us know before the council meeting on 2 November which other room was considered.

Yours sincerely
Amara Diallo
(chair, parents' council)

PW: meeting with Ms Diallo on Monday, 17:00. Music room would be possible if choir moves to the hall on Tuesdays (Mr Bell agreed). ramp can be fixed by 3 Nov, 1,900. I'd want her to support the move with the ramp, or the music room for 4b and the container for 4a.`,
    talkTo: 'Amara Diallo',
    role: 'chair',
    goal: 'support the move with the ramp',
    opens: 'wheelchair',
    notOwn: [],
    secret: ['Music room would be possible if choir moves'],
  },
  {
    id: 'site-visits',
    text: `Quick brain dump before I see Ravi

- Ravi Menon, finance controller for the region. New since Feb.
- cut my travel line by 40% w/o telling me, found out when Ana's flight was declined at the airport in Nairobi
- I've got 6 site visits to do before 30 Nov, donors expect them (contract says "in person")
- he thinks everything can be done on video. fair for 2 of the six I'd say
- 18,400 left, need 27,000
- he is under orders from Geneva to save 8%, he told Ana he hates it
Want: 4 visits, in writing, this week. And a call before he cuts anything again`,
    talkTo: 'Ravi Menon',
    role: 'finance controller',
    goal: '4 visits, in writing',
    opens: null,
    notOwn: [],
    secret: ['donors expect them', '18,400 left, need 27,000'],
  },
  {
    id: 'green-tiles',
    text: `Subject: FW: Tiles
From: Luis Ferreira
To: Beth Cole

Beth, see below, she's furious and honestly I would be too. Talk to her before she talks to the magazine. Luis

From: Annabel Strick
To: Luis Ferreira
Subject: Tiles

Luis, I walked into MY kitchen today and the tiles are grey. I chose the green ones, Vert 14, I have the sample here with your signature on it. Don't tell me it is the light. The photographer from Casa comes on the 9th. I want the green tiles on that wall before he does and I'm certainly not paying for the grey ones.
A.

Beth's notes: Annabel = client, villa Monte Rosso, budget 310k. Supplier sent wrong batch, our foreman didn't check. Green takes 12 days to arrive = 14th. Could tile only the wall behind the stove with 4 sqm from the showroom by the 8th. Want her to accept that, rest afterwards. We pay.`,
    talkTo: 'Annabel Strick',
    role: 'client',
    goal: 'only the wall behind the stove',
    opens: 'green tiles',
    notOwn: ["she's furious and honestly I would be too"],
    secret: ["our foreman didn't check"],
  },
  {
    id: 'clinic-fridge',
    text: `ok notes for Wednesday
who: Sister Agnes Mwale, she runs the clinic at Chikanda. The solar fridge programme, we're at 14 of 20 clinics.
her clinic got the fridge in March. it's been switched off since 2 weeks, and she keeps the vaccines in the old kerosene one. told the driver that she doesn't trust it because it beeps at night and the man who could explain it left
330 children due for measles on 21st, kerosene one holds 4-9 degrees, that's not ok (max 8)
I believe the beep is only the door alarm!! nobody trained her, training was cancelled because of the rain and never repeated, we forgot
what I'd like: she switches it on before the 15th, with me, and logs the temp twice a day. I stay the night if needed. she must not think I come to blame her`,
    talkTo: 'Agnes Mwale',
    role: 'Sister',
    goal: 'switch it on before the 15th',
    opens: 'doesn’t trust it|don’t trust it',
    notOwn: [],
    secret: ['she must not think I come to blame her', 'training was cancelled because of the rain'],
  },
  {
    id: 'missing-sensor',
    text: `Notes call 17 Sept, 10:30 w/ Hungarian partner

Gabor Szabo (MD at Duna Pack) was very short with me. The labels machine we sent stands still since 4 Sept because one sensor is missing, was not in the crate. He lost an order of 22,000 EUR from a jam producer. Says he asked for the sensor three times and got three different ticket numbers.

Sensor leaves tomorrow with courier, will be there Friday. Our fitter Laci can be there on Monday at 8.

What I want on Thursday: that he accepts Monday, and doesn't cancel the second machine (order for December, 148,000).
I can give him the fitter for free and 1 year extra warranty. No cash.`,
    talkTo: 'Gabor Szabo',
    role: 'MD',
    goal: 'accepts Monday',
    opens: 'asked for the sensor three times',
    notOwn: ['Our fitter Laci can be there'],
    secret: ['I can give him the fitter for free'],
  },
  {
    id: 'way-leave',
    text: `From: Dorothea Lang
Sent: 3 June
To: Phil Carmody
Subject: Your surveyors on my land

Dear Mr Carmody,

Yesterday your surveyors drove across my hayfield, three weeks before the first cut. They left the gate open and I spent the evening collecting 26 heifers from the road. One is lame.

When we signed the way-leave in March you told me that nobody would come before July and that I would get a phone call two days before. There was no phone call.

I expect compensation for the hay and the vet, and I want to know who will ring me from now on.

Dorothea Lang
Lang Farm, Upper Stanning

My points:
- she's right, we changed the sequence and forgot her
- vet + hay: up to £1,500 without asking anybody
- I'd like her to let the drilling rig in on 8 July, two days, needs her bottom gate
- go there, don't phone`,
    talkTo: 'Dorothea Lang',
    role: null,
    goal: 'let the drilling rig in on 8 July',
    opens: 'phone call',
    notOwn: [],
    secret: ['up to £1,500 without asking anybody'],
  },
  {
    id: 'dead-customers',
    text: `DEV-3310  Search returns archived customers
Reporter: Bronwen Pugh (head of call centre)
Assignee: Asif

Bronwen Pugh, 12 Jan 09:02
Since the release on Thursday the search shows customers who left years ago. My agents rang eleven dead people's families this week. Eleven. I've switched the search off for everybody until somebody tells me it's fixed.

Asif 12 Jan 09:40
Index job ran without the filter. fix is in test, release window is Thursday.

Bronwen Pugh, 12 Jan 09:44
Not Thursday. And who tells the families?

(private) call Bronwen at 2. hotfix tonight at 22:00 is possible if she gives me two agents to test it until midnight. Want her to switch the search back on tomorrow 8 am. and letter to the families, compliance writes it, she'd have to sign.`,
    talkTo: 'Bronwen Pugh',
    role: 'head of call centre',
    goal: 'switch the search back on',
    opens: 'eleven dead people',
    notOwn: ['Index job ran without the filter'],
    secret: ['hotfix tonight at 22:00 is possible'],
  },
  {
    id: 'canteen-ovens',
    text: `Team meeting school canteen project 9.3.
there: KB, TO, Ms Farouk (kitchen), me
- TO: new ovens arrive 28.3.
- Ms Farouk says the ovens need 32 ampere and the kitchen has 16, she told that already in the planning in November and was told "we look at it". Nobody looked.
- electrician not before 22.4.
- KB wants Ms Farouk to cook in the old kitchen of the town hall for 4 weeks. Ms Farouk: "I have two people and no van."
- 240 meals a day

I talk with Ms Farouk on Wednesday. Need: she does it, 4 weeks town hall. Can offer the caretaker's van every morning and one helper, 20 hrs a week.`,
    talkTo: 'Farouk',
    role: null,
    goal: '4 weeks town hall',
    opens: 'two people and no van',
    notOwn: ['new ovens arrive 28.3', 'we look at it. I have'],
    secret: ["Can offer the caretaker's van"],
  },
  {
    id: 'retros',
    text: `ok so this is for tomorrow, dictating in the car. it's about Marcus Webb who's our scrum master on the claims team, he's been cancelling the retros, four times now, and two people came to me, Ines and Tobi, and said they don't feel they can say anything anymore because he tells it all to Gordon, the department head. I don't know whether that's true. I've known Marcus for six years. I want to hear his side first and then I want that the retro is back from next week, and that what's said in there stays in there. I think he's scared because Gordon is cutting two of the five scrum masters in April.`,
    talkTo: 'Marcus Webb',
    role: 'scrum master',
    goal: 'retro is back from next week',
    opens: null,
    notOwn: ["don't feel they can say anything anymore"],
    secret: ['I think he’s scared because Gordon is cutting'],
  },
  {
    id: 'easter-saturday',
    text: `Hi Lotte,

could you take the Brightwater thing over from me? I go on parental leave on Friday.

In short: the customer is Brightwater Spa, contact is Yolanda Pires, she's the general manager. The booking system went down on Easter Saturday from 9 to 15:30. They had to send away 70 guests, she puts the damage at 8,900. We offered her a credit of 1,200, she called that "an insult". She also says that nobody picked up the emergency number for two hours, which is true, the phone was in a drawer.

She has a meeting with her owners on 2 May and wants something in writing before.

Contract limits us to one monthly fee = 2,400. Lars says up to 4,000 is ok if she stays for another two years. Please speak to her before the 2nd.

Thanks a million
Sven`,
    talkTo: 'Yolanda Pires',
    role: 'general manager',
    goal: 'something in writing',
    opens: 'in writing',
    notOwn: ['I go on parental leave'],
    secret: ['Lars says up to 4,000 is ok', 'Contract limits us to one monthly fee'],
  },
  {
    id: 'three-more-people',
    text: `1:1 prep
Nils, team lead backend
--
he wants 3 more people. says so each week. 6 wks behind on the billing migration
HR froze hiring until Q4, I can't change that
he works till 10 at night, saw commits at 2 am
two things I could do: take the reporting feature off his list (Sales will scream), or get 2 people from Petra's team for 6 weeks from 1 Aug
goal for tmrw: he chooses one of the two & tells me a date for billing he believes in
don't tell him about the re-org`,
    talkTo: 'Nils',
    role: 'team lead backend',
    goal: 'chooses one of the two',
    opens: '3 more people',
    notOwn: ['HR froze hiring until Q4'],
    secret: ["don't tell him about the re-org", 'Two things I could do'],
  },
  {
    id: 'berth-7',
    text: `Von: ilse.terbrugge@havenbedrijf.example
Aan: Ruud Mertens
Onderwerp: berth 7

Ruud,

The divers' report says that the fenders at berth 7 are at the end. I'll close berth 7 for ships over 120 m from Monday 16 November. I know you have the Calypso on the 18th with your transformer on it. I'm sorry, but I'm not the one who lets a ship of 138 m lie against rotten wood.

Ilse ter Brugge
Harbour master

> Ruud Mertens schreef:
> Ilse, we really count on the 18th, heavy crane is booked. R.

note: crane costs 61k per day, cancel until friday for free. alternative berth 3, but there the crane has 20 cm too little reach, engineer is checking. or foam fenders on loan from Antwerp (2 days, 14k). want her to look at the foam fenders with me before she publishes the closing`,
    talkTo: 'Ilse ter Brugge',
    role: 'harbour master',
    goal: 'look at the foam fenders',
    opens: 'berth 7',
    notOwn: ['we really count on the 18th'],
    secret: ['crane costs 61k per day'],
  },
  {
    id: 'lens-holders',
    text: `Escalation log, entry 14
Customer contact: Mr Tanaka, quality manager at Hoshino Optics
On 5 Feb he rejected the whole batch of 600 lens holders because 14 had scratches. Per contract 1% is allowed (=6). He asks for an 8D report by 12 Feb and for sorting at our cost, in his plant.
Our side: scratches come from the new trays. New foam ordered, arrives 11 Feb. Sorting 600 pcs = 2 people 1.5 days.
Mr. Tanaka was polite but Ms. Ueda from sales says he has to explain each rejection to the headquarters in Nagoya, and that was the third one this year.
Call on 7 Feb 8:00. Objective: he releases the 586 good ones so that the line in Nagoya doesn't stop on 10 Feb.`,
    talkTo: 'Tanaka',
    role: 'quality manager',
    goal: 'release the 586 good ones',
    opens: '8D report',
    notOwn: ['scratches come from the new trays'],
    secret: ['has to explain each rejection to the headquarters'],
  },
  {
    id: 'round-three',
    text: `whatsapp w/ Carmen (partner agency)

Carmen: your client has just sent round 3 of changes. round 3! contract says two
Me: I know
Carmen: my two designers worked the whole weekend. I won't do round 3 for free
Me: it's 4 pages only
Carmen: it's always only 4 pages. last time it was also only
Carmen: 2.400 or we stop here
Me: let me call you at 6

I'd be fine w/ 1.500. Client won't pay more (asked). print deadline is friday noon, no other agency can do it till then. she's been great to us since 2016, I don't want to lose her. want: round 3 done by thursday evening`,
    talkTo: 'Carmen',
    role: 'agency',
    goal: 'round 3 done by thursday evening',
    opens: 'round 3 for free',
    notOwn: ['let me call you at 6'],
    secret: ["I'd be fine w/ 1.500"],
  },
];
