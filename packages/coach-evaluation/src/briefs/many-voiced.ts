/**
 * Twelve briefs in which several people speak: quoted mails, chats, comments on tickets, minutes with initials, and notes to
 * oneself below them. With each stands whom the writer has to talk to, which sentences are that person's own, which are
 * somebody else's, and what the writer noted for nobody else.
 */
export interface ManyVoiced {
  readonly id: string;
  readonly text: string;
  /** As the brief calls them; null where they have no name in it. */
  readonly talkTo: string | null;
  /** A word of their role, where the brief tells it. */
  readonly role: string | null;
  /** Their own words. */
  readonly own: readonly string[];
  /** Somebody else's words, about them or near theirs. */
  readonly notOwn: readonly string[];
  /** Noted by the writer for themselves. */
  readonly secret: readonly string[];
}

export const MANY_VOICED: readonly ManyVoiced[] = [
  {
    id: 'block-c',
    text: `ringing him tmrw 8.30 before site walk. want two more weeks on block C - wd settle for 8 working days but he doesn't need to hear that

From: Gerald Pryce <g.pryce@harcourtvale.example>
Sent: 11 March 2025 17:52
To: Aoife Brannigan
Cc: Site Office; Neil Tranter
Subject: RE: RE: Block C - screed / handover

Aoife,

I have read the below twice and I still can't find a date in it. We have 22 families booked to move in from 31st March and the removal vans are paid for.

You told me in January the screed was "in hand". I am not going to the board with another maybe.

If Block C slips, the LADs are £1,850 a day and I will apply them, I don't see what choice I'd have.

Neil can talk to you abt the lift cert separately.

G.

Gerald Pryce MRICS
Head of Development | Harcourt Vale Homes
T 01632 960 144  M 07700 900 418
Please consider the environment before printing this e-mail.

-----Original Message-----
From: Aoife Brannigan
Sent: 11 March 2025 15:08
To: Gerald Pryce
Subject: RE: Block C - screed / handover

Hi Gerald
Moisture readings in the gd floor flats still 84% RH, flooring guys won't lay over 75. We're running 6 dehumidifiers. I'd rather be honest than lay vinyl that lifts by June. Will come back with a programme asap.
Kind regards
Aoife`,
    talkTo: 'Gerald Pryce',
    role: 'Head of Development',
    own: [
      "I have read the below twice and I still can't find a date in it.",
      'I am not going to the board with another maybe.',
      'We have 22 families booked to move in from 31st March and the removal vans are paid for.',
      "If Block C slips, the LADs are £1,850 a day and I will apply them, I don't see what choice I'd have.",
    ],
    notOwn: [
      "I'd rather be honest than lay vinyl that lifts by June.",
      'Will come back with a programme asap.',
      'want two more weeks on block C',
      "We're running 6 dehumidifiers.",
    ],
    secret: [
      "want two more weeks on block C - wd settle for 8 working days but he doesn't need to hear that",
      'ringing him tmrw 8.30 before site walk.',
    ],
  },
  {
    id: 'ward-7b',
    text: `INC-40417 | P2 | ePMA rollout – Ward 7B | Status: On hold (vendor)
Reporter: Service Desk (auto)   Assignee: K. Lindqvist
Created 02/05/25 08:14   Due 19/05/25
---------------------------------
Description: Drug trolley tablets drop wifi between bays 3 + 4. Chart shows last synced dose, not current. Repro 4 out of 10.

Comment by Hamish Doig (Networks) – 06/05 11:20
Two APs need moving and there's asbestos board in the ceiling void so Estates wont let us up there w/o a survey. Survey is booked 28 May. Nothing I can do to speed that up.

Comment by Estates Helpdesk – 06/05 16:02
Please do not raise further tickets re ceiling access.

Comment by Service Desk (Leanne) – 07/05 09:45
Had Sister Okoro on the phone again. She says she has 9 bank nurses rostered for go-live week and she is not doing that a second time. Also that her staff were told "it just works". Pls can someone from the project ring her, she was not happy

Comment by Dr P. Farrant (CCIO) – 07/05 13:31
Not safe to go live with stale doses on screen. I will not sign the clinical safety case for the 19th. Earliest I'd look at is 16 June.

Comment by K. Lindqvist – 07/05 13:50
Understood. I'll tell 7B myself.

[internal note – only visible to me]
Going up to the ward Thurs after handover. Has to hear from me that 19 May is dead & 16 June is the new date. Need her not to walk away from being the pilot. Don't promise the bank shifts get paid for, finance haven't said yes (approx £6,300).`,
    talkTo: 'Okoro',
    role: 'Sister',
    own: [],
    notOwn: [
      'She says she has 9 bank nurses rostered for go-live week and she is not doing that a second time.',
      'Not safe to go live with stale doses on screen.',
      'I will not sign the clinical safety case for the 19th.',
      'Nothing I can do to speed that up.',
      'it just works',
    ],
    secret: [
      'Need her not to walk away from being the pilot.',
      "Don't promise the bank shifts get paid for, finance haven't said yes (approx £6,300).",
      'Has to hear from me that 19 May is dead & 16 June is the new date.',
    ],
  },
  {
    id: 'vertical-slice',
    text: `#vertical-slice  (pasted from slack)

Mateus (art lead)  4:11 PM
ok so I see "swamp" is greyed out on the milestone board?? who did that
Mateus (art lead)  4:12 PM
we have 11 weeks in that biome. Eleven. Yuki's whole year is swamp
Bex (prod)  4:15 PM
nobody's cut anything yet afaik, jules was just modelling the burn
devon  4:16 PM
tbf frame time in swamp is 41ms on the base console. target is 33. fog + reeds kill it
Mateus (art lead)  4:18 PM
then give me a tech artist for a month instead of an eraser
Mateus (art lead)  4:18 PM
I'm not going to tell the team their work is a spreadsheet problem
devon  4:19 PM
month = mid August. cert submission is 25 Aug lol
Bex (prod)  4:21 PM
can we take this offline pls
Mateus (art lead)  4:22 PM
sure. jules come find me. not a dm, a conversation
🔥 3  👀 5

---
ok me again. Talking to him tomorrow at 10ish. it IS cut, publisher call on Monday settled it (they'd fund €140k to get to cert, not more). I want him to agree to drop swamp from 1.0 and help me pick what we salvage, e.g. the heron boss could move to the delta map. He can't find out from the board again. Honest fear: he resigns. Don't mention dlc, it's not real.`,
    talkTo: 'Mateus',
    role: 'art lead',
    own: [
      'we have 11 weeks in that biome. Eleven.',
      'then give me a tech artist for a month instead of an eraser',
      "I'm not going to tell the team their work is a spreadsheet problem",
      'sure. jules come find me. not a dm, a conversation',
    ],
    notOwn: [
      'tbf frame time in swamp is 41ms on the base console. target is 33.',
      'can we take this offline pls',
      "nobody's cut anything yet afaik, jules was just modelling the burn",
      'month = mid August. cert submission is 25 Aug lol',
      'Honest fear: he resigns.',
    ],
    secret: [
      "it IS cut, publisher call on Monday settled it (they'd fund €140k to get to cert, not more).",
      'Honest fear: he resigns.',
      "Don't mention dlc, it's not real.",
      "He can't find out from the board again.",
    ],
  },
  {
    id: 'tannery-board',
    text: `Old Tannery Quarter – Project Board 6 – NOTES (draft, not for circulation)
Weds 9 April 2025, Committee Rm 2, 14:00–15:25
Present: Cllr M. Haddow (MH, chair), R. Sethi (RS, PM), L. Ong (LO, highways), D. Whitcombe (DW, finance), J. Pell (JP, graduate engineer), S. Marr (minutes)
Apols: T. Underhill

1. Prev mins agreed
2. Cycle lane / Dyer St junction
– JP presented option B. Cost £418k, 5 wks closure.
– MH interrupted at slide 3: "I have shopkeepers ringing me at home and you are showing me a pie chart."
– MH asked JP whether she had "ever actually stood on Dyer Street". JP said yes. MH: "Then you weren't looking."
– LO said option B was the officers' recommendation, not JP's personally.
– DW noted grant must be drawn by 30/9/25.
– MH said traders had been promised no closure in Nov–Dec. RS not aware of any promise. ACTION RS to check
3. AOB – none. MH left 15:10 for another mtg.
Next board: 7 May

---
my own notes, not going in the minutes:
JP in tears in the stairwell after. She's asked LO to come off the project. I should have stepped in and I didn't.
I need 20 min w/ Marjorie before 7 May. Not to make her apologise in public – I want her to bring the challenge to me first, & not do that to junior staff again. She's up for election 1 May so she'll be jumpy. I think she's genuinely scared of the traders`,
    talkTo: 'Haddow',
    role: 'chair',
    own: ['I have shopkeepers ringing me at home and you are showing me a pie chart.', "Then you weren't looking."],
    notOwn: [
      "I should have stepped in and I didn't.",
      'DW noted grant must be drawn by 30/9/25.',
      "I think she's genuinely scared of the traders",
      "LO said option B was the officers' recommendation, not JP's personally.",
    ],
    secret: [
      'JP in tears in the stairwell after.',
      "She's asked LO to come off the project.",
      "I should have stepped in and I didn't.",
      "She's up for election 1 May so she'll be jumpy.",
      "I think she's genuinely scared of the traders",
    ],
  },
  {
    id: 'cross-dock',
    text: `Marek, see below. I'd not budge, but it's your call – you're the one who has to talk to her. We budgeted 0% for H2.
Ines (Finance)

> On 12 Sep 2025, at 16:44, Carla Benedetti <carla.benedetti@nordpallet.example> wrote:
>
> Dear Mr Wójcik,
>
> as announced in our newsletter we will introduce from 01.10.2025 a handling
> surcharge of 6,5 % on all cross-dock movements at Venlo. I know this is not
> what you like to read in the middle of a migration.
>
> We lost two night shifts since July and I pay agency people 31 EUR an hour.
> I cannot carry this for one customer when the others already signed.
>
> If you don't confirm until 26.09. I must take your volume out of the
> night plan. I would be sorry, we work together since 2019.
>
> Mit freundlichen Grüßen / Kind regards
> Carla Benedetti
> Key Account Manager Benelux
> NordPallet Logistik GmbH · Tel. +49 30 5550 0187
> Sitz der Gesellschaft: Berlin · HRB 000000
>
>> On 10 Sep 2025, at 09:02, Marek Wójcik wrote:
>> Hi Carla, is the newsletter thing meant for us too? Our rates are fixed
>> until end of March 2026, clause 7.2. We can't be switching DCs in week 40
>> with no night slot.
>> BR Marek

--
to me: answer is no. fixed means fixed. could offer her earlier cut-off (20:00 instead of 22:30), that saves her a half shift. if she really pulls the night plan we're stuffed for at least 3 wks – keep a straight face`,
    talkTo: 'Carla Benedetti',
    role: 'Key Account Manager Benelux',
    own: [
      'We lost two night shifts since July and I pay agency people 31 EUR an hour.',
      'I cannot carry this for one customer when the others already signed.',
      `I know this is not
> what you like to read in the middle of a migration.`,
      'I would be sorry, we work together since 2019.',
    ],
    notOwn: [
      "I'd not budge, but it's your call",
      'We budgeted 0% for H2.',
      'fixed means fixed.',
      `We can't be switching DCs in week 40
>> with no night slot.`,
    ],
    secret: [
      'answer is no. fixed means fixed.',
      'could offer her earlier cut-off (20:00 instead of 22:30), that saves her a half shift.',
      "if she really pulls the night plan we're stuffed for at least 3 wks – keep a straight face",
    ],
  },
  {
    id: 'grant-extension',
    text: `Voice memo 14 – transcribed automatically – 3 min 08

so um okay this is for tomorrow the call with the grants woman at the brackenhurst trust I never can remember her surname [inaudible] anyway so the situation is we've got seventy two thousand from them for the minibus and the driver and it's got to be spent by the end of the financial year so thirty first of march and we've spent what nineteen thousand something because the minibus is still sat in a showroom in Doncaster no Rotherham sorry because the conversion people went bust in November which I did not tell her I told her in the December report it was slightly delayed which okay was not my finest hour

and Maureen our treasurer says just ask for a no cost extension but Phil who's chair of trustees he said and I quote a funder who gets a surprise is a funder you don't have next year so he wants me to tell her everything

what she said at the visit in the summer was um that they'd been burned before by a project in Hull and she had to explain it to her own trustees for [crosstalk] basically six months so I imagine that's what's going to be in her head right

so what I want is till the end of september to spend the rest and I want to move eleven thousand of it from capital to well to taxis basically because the old folks still need to get to the lunch club and it's what forty one people a week

dont offer to give money back unless she brings it up. okay. oh and ring the garage. end`,
    talkTo: null,
    role: 'grants',
    own: [],
    notOwn: [
      "a funder who gets a surprise is a funder you don't have next year",
      "they'd been burned before by a project in Hull",
      'just ask for a no cost extension',
      'the old folks still need to get to the lunch club',
    ],
    secret: [
      'which I did not tell her',
      'I told her in the December report it was slightly delayed which okay was not my finest hour',
      'dont offer to give money back unless she brings it up.',
    ],
  },
  {
    id: 'resource-moves',
    text: `From: Sunita Rao
Sent: Thursday, 5 June 2025 18:21
To: Callum Reyes
Subject: FW: Q3 resource alignment - FOR ACTION

Callum - I've already lost this argument once so best it comes from you. Fergus decides, Helen only sends the mails. You have 30 min w/ him Mon 9/6 16:00. Don't go in w/ "it's not fair". S

From: Helen Priddy On Behalf Of Aldous, Fergus
Sent: 05 June 2025 16:40
To: DL-Change-Leads
Subject: Q3 resource alignment - FOR ACTION

Dear all,

Following the ExCo prioritisation please note the below moves are effective 16 June:

Instant Payments (C. Reyes) -> Sanctions Remediation: A. Novak, T. Bright, Wei Ling Cho (3 FTE, until 30 Sept)
Branch Tablets (M. Okafor) -> Sanctions Remediation: 1 FTE tbc

Line managers to confirm by COP Tuesday. No exceptions will be considered w/o ExCo sponsor approval.

Kind regards,
Helen Priddy
Executive Assistant to Fergus Aldous, Chief Operating Officer
Tallis & Crewe Bank plc | 4th Floor | +44 (0)20 7946 0321

This message is confidential and may be privileged. If you are not the intended recipient please delete it and notify the sender. Tallis & Crewe Bank plc monitors e-mail traffic.

------
Notes for me. Without Novak there's no scheme testing, window is 14-25 July and the next one is Feb. Fine w/ losing Bright. Cho I could do half and half. Want: keep Ana to 25 July. Rumour via Sunita: regulator gave F. till 30 Sept to clear the 11,400 alert backlog & he's personally on the hook. Not supposed to know that!!`,
    talkTo: 'Fergus Aldous',
    role: 'Chief Operating Officer',
    own: [],
    notOwn: [
      'No exceptions will be considered w/o ExCo sponsor approval.',
      'Line managers to confirm by COP Tuesday.',
      "I've already lost this argument once so best it comes from you.",
      'Don\'t go in w/ "it\'s not fair".',
      'Following the ExCo prioritisation please note the below moves are effective 16 June:',
    ],
    secret: [
      'Fine w/ losing Bright.',
      'Cho I could do half and half.',
      "Rumour via Sunita: regulator gave F. till 30 Sept to clear the 11,400 alert backlog & he's personally on the hook.",
      'Not supposed to know that!!',
    ],
  },
  {
    id: 'overloaded-head',
    text: `TUNDE – thurs p5, my office (door shut, NOT the staff room)

- since Sept: head of maths + timetable + now the MIS migration bc Gill went on mat leave
- 3 x emails timestamped after 1am last wk
- yr 11 mock data uploaded w/ wrong sets, 64 pupils. parents noticed before we did. HT v. unhappy ("how does this happen?" – to me, not to him)
- Asked him at the gate Mon. he said "I'm fine, it's just a busy patch." and then "If I drop it now it looks like I couldn't do it." Then the bell went.
- Carys (his 2ic) says he cried in the maths office, she made me promise not to say. so don't
- he's going for the asst head job, interviews 20 June. That's what this is about imo

what i want: migration comes off him from Mon 2nd June. Goes to Raj in the trust IT team + me. he keeps timetable. Not a punishment. needs to say yes and not just nod – last time I took something off him (cover rota, feb) he carried on doing it in secret!!
cutover is 21 July either way

dont:
- say "wellbeing"
- bring up the 1am thing like i've been spying
- compare w/ Gill

Trust will give 12 days of Raj. I told HT 10, keeping 2 up my sleeve

buy milk, sign yr 8 trip form`,
    talkTo: 'Tunde',
    role: null,
    own: ["I'm fine, it's just a busy patch.", "If I drop it now it looks like I couldn't do it."],
    notOwn: [
      'how does this happen?',
      'says he cried in the maths office',
      'Not a punishment.',
      "That's what this is about imo",
    ],
    secret: [
      'Carys (his 2ic) says he cried in the maths office, she made me promise not to say.',
      'I told HT 10, keeping 2 up my sleeve',
      "bring up the 1am thing like i've been spying",
      "That's what this is about imo",
    ],
  },
  {
    id: 'release-or-reject',
    text: `Subject: Re: Re: DEV-0233 / lot 24K117 - disposition

Rohan, I can hold the submission slot until the 14th but not a day longer, the agency isn't going to move it for us. Someone has to get her off the fence. Better you than me, she thinks I'm the devil.
Petra

On Tue, 4 Feb 2025 at 16:05, Ilse Vanderhaegen <ilse.vanderhaegen@corvantis.example> wrote:
> Rohan,
>
> I've seen your three reminders. The answer is not faster because the question comes more often.
> The excursion was 9.4 °C for 51 minutes and nobody can show me the second logger. I will not release on a story.
>
> Either I get stability data I can defend in an inspection, or I reject. At the moment I can do neither.
>
> Dr. Ilse Vanderhaegen
> VP Quality, Qualified Person
> Corvantis Biologics NV | +32 2 555 01 63
>
> On Mon, 3 Feb 2025 at 08:50, Rohan Mehta wrote:
> > Hi Ilse, gentle chaser no. 3 :-) DEV-0233 has been open since 13 Jan. We have 212 patients on study and site stock runs out
> > w/c 3 March. Jonas in stability says the product tolerates 25 °C for 48 h so this looks like a non-event. Can we get a decision this week?
> > thx R

-----
(not sent, thinking aloud) I don't care which way she goes, I need release or reject by Fri 7 Feb. If reject I start the backup lot 24K121, that costs us 5 weeks and ~ €380.000. Jonas found the second logger this morning btw, battery dead from minute 30. Do I tell her? yes. have to. before she finds it`,
    talkTo: 'Ilse Vanderhaegen',
    role: 'VP Quality',
    own: [
      'The answer is not faster because the question comes more often.',
      'I will not release on a story.',
      'Either I get stability data I can defend in an inspection, or I reject.',
      "I've seen your three reminders.",
      'At the moment I can do neither.',
    ],
    notOwn: [
      'this looks like a non-event',
      'Someone has to get her off the fence.',
      "I can hold the submission slot until the 14th but not a day longer, the agency isn't going to move it for us.",
      "I don't care which way she goes, I need release or reject by Fri 7 Feb.",
      'Can we get a decision this week?',
    ],
    secret: [
      "I don't care which way she goes, I need release or reject by Fri 7 Feb.",
      'If reject I start the backup lot 24K121, that costs us 5 weeks and ~ €380.000.',
      'Jonas found the second logger this morning btw, battery dead from minute 30.',
      'Do I tell her? yes. have to. before she finds it',
    ],
  },
  {
    id: 'splice-photos',
    text: `WhatsApp chat - group "FTTP Cluster 9 🚧"
[02/07/2025, 07:31] Kev Stroud: morning all 14 splice closures done fri pics in the folder 👍
[02/07/2025, 07:58] Dawn QA: Kev pics for C9-041 and C9-052 are the same pic. same thumb same puddle
[02/07/2025, 08:04] Kev Stroud: wrong upload thats all. its a photo not a wedding
[02/07/2025, 08:20] Dawn QA: went back thru June. 23 of 60 are repeats. opened 5 of them, 2 werent spliced at all
[02/07/2025, 08:21] Dawn QA: we've PAID for those
[02/07/2025, 08:40] Kev Stroud: 2 of the lads walked in may. i was never going to tell you that on a group chat
[02/07/2025, 08:41] Kev Stroud: you want it fast or you want it pretty, pick one
[02/07/2025, 08:43] Oyelaran: Kev I'll call you. Not here.
[02/07/2025, 08:44] Kev Stroud: fair enough boss
[02/07/2025, 09:10] Steve (Stroud Cabling): dads had a rough month go easy
<Media omitted>

– – –
me: meeting him at the Wharf St cabinet fri 4th 7am.
What i need from Kev: truth on all 60, redo the bad ones at his own cost by 18/7, and Dawn's people checking every closure till Sept. Not sacking him, have no one else under 95 quid a closure, he's at £72. Legal want me to stay off the word "fraud" so don't use it. If he lies again friday I stop payment (28k outstanding). After 6 yrs I honestly thought he was one of the good ones`,
    talkTo: 'Kev Stroud',
    role: null,
    own: [
      '2 of the lads walked in may. i was never going to tell you that on a group chat',
      'you want it fast or you want it pretty, pick one',
      'wrong upload thats all. its a photo not a wedding',
      'fair enough boss',
    ],
    notOwn: [
      "we've PAID for those",
      'dads had a rough month go easy',
      "Kev I'll call you. Not here.",
      'went back thru June. 23 of 60 are repeats.',
    ],
    secret: [
      "Not sacking him, have no one else under 95 quid a closure, he's at £72.",
      'Legal want me to stay off the word "fraud" so don\'t use it.',
      'If he lies again friday I stop payment (28k outstanding).',
      'After 6 yrs I honestly thought he was one of the good ones',
    ],
  },
  {
    id: 'night-shoot',
    text: `---------- Forwarded message ---------
From: Tomasz Grabowski <t.grabowski@lanternjaw.example>
Date: Sat, 13 Sept 2025 at 11:02
Subject: Fwd: Ashdown - loc agreement, clause 9 (URGENT)
To: Siobhan Keane

Siobhan
The redline came back via her solicitor (Mr Peverell, v. old school). Mrs Ashdown has struck the whole of cl. 9 (night shooting) and put in "no persons or vehicles on the Property after 21.00 hours". Everything else she's fine with, fee's still £2,750/day x 6.
Legally I can't make her sign. Shoot starts 29/9, I don't see how we keep the ballroom sequence w/o nights. Somebody needs to go & have tea with her. Peverell says letters only make it worse.
T

Tomasz Grabowski
Head of Business Affairs, Lanternjaw Pictures Ltd
+44 117 496 0277
The contents of this e-mail are privileged & confidential.

-----
Gethin (locations), 12 Sept, to me:
heard from the gardener the last lot (some advert, 2022) churned up the lawn where her husbands ashes are. nobody told us that at recce. also shes 81 and sleeps at the front. she was lovely to me tbh
-----
So: I drive down Tuesday. Ask: five nights till 02:00, can drop to four if I really have to (director doesn't know). Can offer: hotel for her, generator behind the barn, matting, one named person at the gate. Can NOT offer more fee, we're £19k over on art dept. Don't bring up the ashes unless she does. Or should I??`,
    talkTo: 'Ashdown',
    role: null,
    own: [],
    notOwn: [
      'no persons or vehicles on the Property after 21.00 hours',
      'Peverell says letters only make it worse.',
      "Legally I can't make her sign.",
      'churned up the lawn where her husbands ashes are',
    ],
    secret: [
      "can drop to four if I really have to (director doesn't know)",
      "Can NOT offer more fee, we're £19k over on art dept.",
      "Don't bring up the ashes unless she does. Or should I??",
    ],
  },
  {
    id: 'pilot-fruit',
    text: `TEIFI VALE GROWERS CO-OP
Pilot steering grp – mins 14/8/25 (packhouse canteen, 7pm)
in attendance: Dai Pugh, Eleri M (chair), Huw & Megan Rees, Owain B (packhouse), self
can't come: Glyn, Tesni

1) last mins – ok
2) labels – printer fixed
3) Grading results wk 32. Owain read them out: 31% of the Pugh crates out of spec (bruising, 2 x earwig). Everyone else betw 4 and 9%. Limit in the buyer's pilot is 12%.
Dai said "My dad picked for this co-op before there was a barcode on anything." Megan said nobody's arguing about your dad Dai.
Dai blamed the new bins: "You gave us bins with a lip on and then you blame the apple." Owain said the other farms have the same bins.
Huw asked what happens if buyer pulls the lot. No answer.
4) Buyer visit (Ms Thackray) moved fr Weds 3rd to Mon 1st Sept
5) Bin deposit stays £14
closed 8.50

WhatsApp from Eleri, 15 Aug 06:58 – "You'll have to see Dai, I can't, we're cousins. He's picking w/ schoolkids since the Bulgarian lads didn't come back. He'll not tell you that himself"

for me: going up to Pantglas sunday after chapel. I want Dai's fruit kept out of the pilot until he's had two weeks running under 12. He loses approx £4,100 a week, I know. Could lend him Owain's two pickers from 25/8 but hold that till he's admitted there's a problem. If he says no the vote is 5-1 anyway`,
    talkTo: 'Dai Pugh',
    role: null,
    own: [
      'My dad picked for this co-op before there was a barcode on anything.',
      'You gave us bins with a lip on and then you blame the apple.',
    ],
    notOwn: [
      "You'll have to see Dai, I can't, we're cousins.",
      "He's picking w/ schoolkids since the Bulgarian lads didn't come back.",
      'Owain said the other farms have the same bins.',
      'Huw asked what happens if buyer pulls the lot.',
    ],
    secret: [
      "Could lend him Owain's two pickers from 25/8 but hold that till he's admitted there's a problem.",
      'If he says no the vote is 5-1 anyway',
      'He loses approx £4,100 a week, I know.',
    ],
  },
];
