/**
 * Briefs like those of `ordinary.ts`, first drafted when the reading was written; what they showed was mended since
 * (docs/coach-evaluation.md).
 */
import type { MixedBrief } from './mixed';

export const ORDINARY_LATER: readonly MixedBrief[] = [
  {
    id: 'pharmacy-door',
    text: `I work for the city's tram company as project manager for the rebuilding of the Kaiserplatz stop. Directly in front of the stop is a pharmacy, the Adler-Apotheke, which belongs to Ms Esra Yıldırım-Koch. From 7 April the pavement outside her door is going to be dug up for ten weeks; there'll be a footbridge with a ramp, but the parking bays (five) disappear and delivery has to be done by hand from the corner, some 60 metres.

She learnt about it from the newspaper. We had sent a letter, to the old address of the previous owner, as I discovered yesterday. On the phone she was polite and quite icy. Half her customers are over seventy, she said, and with a walking frame they won't go over a "gangplank", they'll go to the shopping centre and never come back. She took over the place two years ago with a loan and the bank looks at her figures every quarter. She mentioned her lawyer but in half a sentence.

The aim of the conversation: that she doesn't go for an injunction, and that she agrees to our plan with some improvements – a bell and a helper from 9 to 1, one short-stay bay around the corner, and work in front of the door itself squeezed into 12 days. Compensation exists only above 30% loss of turnover and goes through the city, Mr Pfannenstiel's department. I'd like not to discuss the letter's address in detail, because our legal department is still looking at it.`,
    talkTo: 'Esra Yıldırım-Koch',
    role: null,
    goal: 'not to go for an injunction',
    opens: 'my customers are over seventy',
    notOwn: ['From 7 April the pavement'],
    secret: ["discuss the letter's address"],
  },
  {
    id: 'abbey-archive',
    text: `It's a delicate one. For two years I've been coordinating the move of the archive of the Benedictine abbey at Sankt Quirin to the new building in the former brewery: 1,100 running metres of files and 340 parchments. The prior, Father Anselm Oberkofler, is responsible for the archive and has, in effect, the last word. He's 74 and has looked after the collection since 1983.

According to the conservator, Dr Mireille Haddad-Roux, mould was found in 58 boxes, and they must be frozen and vacuum-dried in Leipzig before they can come into the new store. That takes until Easter and costs €38,000, of which the state pays half. Father Anselm refuses to let the boxes leave the house. In 1944 a lorry full of the abbey's charters was taken away "for safety", and he was told as a novice, by the man who loaded it, that it never returned. He's also said, to the cellarer, that somebody wants to prove to him that he stored things badly all those years.

I wish for his consent for the transport on 12 February; if it doesn't leave then, the slot in Leipzig is gone until autumn and the subsidy lapses on 30 June. He could travel with the lorry if he wants, and each box is to be photographed beforehand. What I really don't want to say is that the mould started in the room he himself had sealed in 2009, that's in the report on page 6.`,
    talkTo: 'Anselm Oberkofler',
    role: 'prior',
    goal: 'consent for the transport on 12 February',
    opens: 'refuse to let the boxes leave the house',
    notOwn: ['mould was found in 58 boxes'],
    secret: ['had sealed in 2009'],
  },
  {
    id: 'harvesters',
    text: `Call notes, Tues 11.30, w/ Lerato + Gudmund, re: harvester retrofit

- 14 machines at the customer, 6 retrofitted, 8 open
- Hydraulic kit: 3 of 6 leaking after 200 hrs. Lerato (field service) thinks seal supplier changed compound. Test results Fri
- Customer: Whitmore Downs Sugar, Queensland. Contact = Col Brannigan, he's the harvest manager, looks after all the gangs
- Crushing starts 10 June. Col wants all 14 in the paddock by then. No spare machines.
- Gudmund spoke to him yesterday: "mate, I've got 1.1 million tonne to get off and a mill that charges me by the hour when the bins don't turn up". Each machine down = approx AUD 9k a day for him
- he's said he'd rather have the 8 left as they are, with old hydraulics, than have "your leaky ones"
- BUT old hydraulics = the recall, hose can burst next to the cab. We can't let him run those 8 (legal)
- Lerato: he had an operator burnt in 2016, different brand. he doesn't talk about it
- Plan B: fly 14 kits w/ old compound seals from Linköping, arrive 29 May, two crews, 2 machines/day → done 7 June if nothing goes wrong
→ I ring Col tomorrow 7am his time. He needs to agree to park the 8 now and give us shed + crane 30 May–7 June. 
→ don't say how many leaked elsewhere (Brazil: 9)`,
    talkTo: 'Col Brannigan',
    role: 'harvest manager',
    goal: 'agree to park the 8 now',
    opens: '1.1 million tonne to get off',
    notOwn: ['seal supplier changed compound'],
    secret: ['how many leaked elsewhere'],
  },
  {
    id: 'night-duty',
    text: `I'm a nurse by training and for one year I lead the project "duty roster new" in our home for elderly people, Haus Lindenhang, with 92 places. The staff council must agree and its chairwoman is Mrs. Jadwiga Przybylska-Thoma. She is also working as night nurse, since 19 years in this house.

With the new roster the fixed night teams are abolished, everybody does nights in turn, at most 5 per month. The reason is that we have only 7 night nurses left and two go in pension in March. Without that we have to close a floor, the home supervision has said it to us in writing (from 1 April, 24 places).

Jadwiga says that the night people have built their whole life on the nights, with children and with parents to care for, and that they lose about 380 Euro allowance in the month. "You take from the ones who have always come when someone was ill." She fears also that young ones with little experience stand alone at night with 46 residents. I think there is something more, because she became quiet when I said five nights. Somebody told me her husband has had a stroke in autumn and she is at home by day for him. I'd not speak about this if she doesn't speak about it.

I want that she says yes to a trial of three months from 1 February, with a transition: who has done more than 10 years of nights keeps his allowance until the end of the year. The director, Mr. Vogelsang, would in the worst case go to the conciliation board. I should not threaten with it.`,
    talkTo: 'Jadwiga Przybylska-Thoma',
    role: 'chairwoman',
    goal: 'say yes to a trial of three months from 1 February',
    opens: 'You take from the ones who have always come',
    notOwn: ['we have to close a floor'],
    secret: ['go to the conciliation board'],
  },
  {
    id: 'market-roofs',
    text: `i am responsable for the project of solar roofs on the three markets halls in Kumasi, for a german-ghanian foundation (Sonnenbrücke). The queen mother of the traders in hall two, Nana Akosua Frimpomaa, must give her agreement, without her nobody moves even one table. We have planed to do hall two from 4. november to 29. november and the 210 traders should move outside under tents. Now she has sayed to our local engineer, Mr. Boadu, that she will not allow it before christmas.

I understand her: november and december are the months where the women earn the school fees. In hall one the tents had water inside after the first rain, and cloth for maybe 40 thousand cedis was distroyed, and the foundation payed nothing till today. She said to him "I have eaten promises before, they do not fill". Also I hear that some younger traders want a other leader and look if she is strong or weak in this matter.

The modules are lying in the port in Tema since 3 weeks and cost us storage, 900 dollars in the week. But if hall two is not finish in this year, we lose the money from the ministry, that is 30% of all. This I would prefer not to tell, otherwise she knows that she can ask everything.

My wish: she allows to begin on 4. november with half of the hall, 105 traders for two weeks, then the other half. Better tents with wood floor. And the damage from hall one i can pay now, 40 thousand, this is approved since yesterday.`,
    talkTo: 'Akosua Frimpomaa',
    role: 'queen mother',
    goal: 'allow to begin on 4. november with half of the hall',
    opens: 'eaten promises before',
    notOwn: ['The modules are lying in the port'],
    secret: ['otherwise she knows that she can ask everything'],
  },
  {
    id: 'hall-finals',
    text: `WhatsApp export, group "Dach Turnhalle"

12.05. 16:02 Leandro (roofer): we cant lay the membrane, deck is wet, moisture 24%, max 18
12.05. 16:05 me: how long?
12.05. 16:09 Leandro: if dry weather 8 to 10 days. its not going to be dry weather
12.05. 17:30 Mrs Vukašinović: I read here that the roof is not closed before Whitsun. Is this so? On 24 May we have the regional finals in this hall, 16 teams, 400 children
12.05. 17:31 Mrs Vukašinović: I can't cancel that a second time. Last year it was the floor
12.05. 17:40 me: I'm clarifying this and will call you tomorrow
12.05. 17:44 Mrs Vukašinović: Please do. The parents have booked the hostel. And I'd like somebody to tell me the truth for once and not the weather
12.05. 18:15 Leandro: tarpaulin would hold for the weekend if no storm. wouldnt sign for it tho

---
That's the group. I'm the municipality's project manager for the sports hall roof in Niederwangen. Snežana Vukašinović is the president of the gymnastics club there (TV Niederwangen), volunteer, does it all beside her job. I've got to persuade her to move the finals to the hall in Oberbüren, which is free on the 24th, I asked, but it's only got seats for 150 and one changing room less. We'd pay for the coaches (about CHF 3,800) and two helpers. I need her answer by the 15th. What she shouldn't hear is that Leandro warned us in April about the deck being open in the rain and we went on anyway.`,
    talkTo: 'Snežana Vukašinović',
    role: 'president of the gymnastics club',
    goal: 'move the finals to the hall in Oberbüren',
    opens: 'On 24 May we have the regional finals',
    notOwn: ['moisture 24%', 'tarpaulin would hold'],
    secret: ['warned us in April'],
  },
];
