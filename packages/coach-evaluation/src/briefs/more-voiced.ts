/** Twenty-four more, by two other writers, read after they had been drafted for the first time (docs/coach-evaluation.md). */
import type { ManyVoiced } from './many-voiced';

export const MORE_VOICED: readonly ManyVoiced[] = [
  {
    id: 'gift-cards',
    text: `SHOP-2291   Gift cards in basket (phase 1?)
Type: Story    Prio: Highest (was: Medium)    Fix version: 4.0 "Pumpkin"
Reporter: Odette Marchand     Assignee: Unassigned     Watchers: 17

Odette Marchand added a comment - 22/Sep/25 5:12 PM
Moving this back in. I was told in spring that gift cards were part of 4.0 and I have printed 80,000 cards on the strength of that.

Luca Ferrante added a comment - 23/Sep/25 9:03 AM
Fraud rules arent written, ledger neither. 34 points minimum. Code freeze is 10 Oct. You do the maths

Odette Marchand added a comment - 23/Sep/25 9:20 AM
I do not do points, I do Christmas. It is 18% of our December.

Odette Marchand added a comment - 23/Sep/25 9:26 AM
@Farah Nasser is it in or is it out? I would rather be told no than be told "we'll see".

Automation for Jira added a comment - 23/Sep/25 9:26 AM
Issue flagged: priority does not match fix version.

Greg Toms (Support) added a comment - 23/Sep/25 10:40 AM
last yr w/ the voucher bug we got 1,900 tickets in 4 days. just saying

Farah Nasser added a comment - 23/Sep/25 11:47 AM
I'll put something in for tomorrow @Odette Marchand

== scratchpad, mine ==
O. = Trading Director, sits next to the CEO. Outcome I'm after: cards sold AND redeemed in shops from 1 Nov, online redemption waits for 4.1 (20 Jan). It was Will who promised her in spring, he's left, I'm not hiding behind that. Luca would do a weekend if begged, I'm not begging. What scares me: she goes upstairs.`,
    talkTo: 'Odette Marchand',
    role: null,
    own: [
      'I was told in spring that gift cards were part of 4.0 and I have printed 80,000 cards on the strength of that.',
      'I do not do points, I do Christmas.',
      'It is 18% of our December.',
      'I would rather be told no than be told "we\'ll see".',
    ],
    notOwn: [
      'You do the maths',
      'last yr w/ the voucher bug we got 1,900 tickets in 4 days. just saying',
      'Fraud rules arent written, ledger neither.',
      'What scares me: she goes upstairs.',
      "I'm not hiding behind that",
    ],
    secret: [
      "Luca would do a weekend if begged, I'm not begging.",
      'What scares me: she goes upstairs.',
      "It was Will who promised her in spring, he's left, I'm not hiding behind that.",
    ],
  },
  {
    id: 'crane-demob',
    text: `From: Moira Gunn
Sent: den 16 april 2026 07:12
To: Project-Ravberget
Subject: VB: SV: Crane 2 demob

fyi. He's polite about it but I read this as a no. Over to you
/Moira

Från: Sven Åkerlund
Skickat: den 15 april 2026 19:38
Till: Moira Gunn
Ämne: SV: Crane 2 demob

Hello Moira,
thanks for honest mail. Crane 2 leaves Rävberget Tuesday 28/4 as in the contract. She is promised to a paper mill from 4/5 and they have a stop that was planned two years.

I had 11 days with wind over 12 m/s on your site where my crew sat in the cabin. Standing still is also work, but nobody wants to pay for it.

If you find me another 600-tonner I am the first to say yes.

Best,
Sven
_____________________
Sven Åkerlund, Fleet Planner
Tunga Lyft i Norr AB
Växel 0000-55 01 20 | Mobil 070-000 31 18

From: Moira Gunn
Sent: den 15 april 2026 14:20
To: Sven Åkerlund
Subject: Crane 2 demob

Sven, we are behind, no point pretending. T7 and T9 are still on the ground. Every hoist is 3 dry days and the forecast is rubbish till the 22nd. Is the 28th carved in stone?
M

===
My prep, call Friday 13.00. Crane till 8 May is the dream; 2 May w/ both turbines up would do nicely. The idle days come to 1.32 MSEK unpaid, and it's us who's been sitting on that invoice since February (embarrassing). Mgmt cleared 900 kSEK. Not my first sentence! Let him talk first`,
    talkTo: 'Sven',
    role: 'Fleet Planner',
    own: [
      'Crane 2 leaves Rävberget Tuesday 28/4 as in the contract.',
      'Standing still is also work, but nobody wants to pay for it.',
      'If you find me another 600-tonner I am the first to say yes.',
      'She is promised to a paper mill from 4/5 and they have a stop that was planned two years.',
    ],
    notOwn: [
      "He's polite about it but I read this as a no.",
      'Sven, we are behind, no point pretending.',
      'Is the 28th carved in stone?',
      'Let him talk first',
    ],
    secret: [
      'Crane till 8 May is the dream; 2 May w/ both turbines up would do nicely.',
      "it's us who's been sitting on that invoice since February (embarrassing)",
      'Mgmt cleared 900 kSEK. Not my first sentence!',
    ],
  },
  {
    id: 'phase-two-kitchens',
    text: `Fernbank & Mill Homes - Kitchens & Bathrooms prog. - team mtg
Tues 21.10.25 (Teams, 40 mins)
Attending - VO (Vicky Oyston, assets), HB (Harpreet Bains, PM), CM (Colm, surveyor), Tricia R. (housing officer)
Apologies - P. Dacosta (Residents' Panel chair), procurement

1/ Phase 2 (Larch + Rowan House, 46 flats)
CM: asbestos in the risers - 38 of 46. Removal quote £212k ex VAT.
VO: no money this FY. Board agreed Fri 17th to push phase 2 into 2027/28. Not public until residents' letter goes 3 Nov.
Tricia: Pauline's been telling everyone "new kitchens by Easter" cos that's what we put in the summer newsletter. Says she'll look a right fool. There's a lady at Rowan 12 w/ 2 working rings on the cooker.
VO: Letter first then Q&A. HB: panel chair must hear it before the letter, face to face. VO ok w/ that if no promises.
2/ Phase 1 snags - 9 open, CM to close by 31/10
3/ Void at Larch 4 - n/a

Actions: HB see Mrs Dacosta before 3/11

[HB scribbles]
Weds 29 Oct, her flat, 11am, bring the decent biscuits. Say it plain: not Easter, 2027/28. And ask if she'd sit next to me at the drop-in on 6 Nov rather than chuck chairs at it. Emergency repairs pot = 15k, VO doesn't want it mentioned, but if she asks abt Rowan 12 I'm going to say we'll fix the cooker. It was me who signed off that newsletter.`,
    talkTo: 'Dacosta',
    role: null,
    own: [],
    notOwn: [
      "Says she'll look a right fool.",
      'new kitchens by Easter',
      "There's a lady at Rowan 12 w/ 2 working rings on the cooker.",
      "Not public until residents' letter goes 3 Nov.",
      'panel chair must hear it before the letter, face to face',
    ],
    secret: [
      "Emergency repairs pot = 15k, VO doesn't want it mentioned, but if she asks abt Rowan 12 I'm going to say we'll fix the cooker.",
      'It was me who signed off that newsletter.',
      'bring the decent biscuits',
    ],
  },
  {
    id: 'museum-node',
    text: `Prep - Anselm Krige (prof, glaciology), Fri 14:00, his lab, basement

> where we are
old cluster off 30 Nov. 31 of 32 groups have moved or signed. Not him.
He wants his 40 TB + the one 2011 node to stay "as a museum". VC's energy plan says no exceptions, I agree w/ it tbh. Running it alone = CHF 58'000/yr
> what he said in the corridor after senate (I wrote it down straight after):
"You will kill a nine-year series to save on electricity."
"Nobody under fifty in your department can read my code, and I include you."
Rude but he isn't wrong re the fortran
> other noises
Mireille (his postdoc) - by mail - "please dont quote me, we did try the container in June, results differ in the 4th decimal & he panicked". He has an ERC report on 15 January. Retires Aug 27.
Dean: "just switch it off and apologise later". No.

> so
It's a NO to keeping the node. Must leave the room with that understood, not "we'll look into it".
Yes to: 2 months of an RSE (Basil, he reads fortran), parallel run until 28 Nov, tape copy kept 10 yrs
Absolute last resort, don't volunteer: node stays powered till the ERC report is in. IT director half agreed
Don't tell him about the 4th decimal unless he does. Don't get charming

also: dentist 16:30!!`,
    talkTo: 'Anselm Krige',
    role: 'prof',
    own: [
      'You will kill a nine-year series to save on electricity.',
      'Nobody under fifty in your department can read my code, and I include you.',
    ],
    notOwn: [
      'just switch it off and apologise later',
      'please dont quote me, we did try the container in June, results differ in the 4th decimal & he panicked',
      "Rude but he isn't wrong re the fortran",
      "we'll look into it",
    ],
    secret: [
      "Absolute last resort, don't volunteer: node stays powered till the ERC report is in.",
      "Don't tell him about the 4th decimal unless he does.",
      "Rude but he isn't wrong re the fortran",
      'please dont quote me, we did try the container in June, results differ in the 4th decimal & he panicked',
    ],
  },
  {
    id: 'car-crash',
    text: `Teams > Steerco aftermath (Tobias, Priyanka, You)

Brandt, Tobias  15:34
Before anyone says something: yes I said it. The reconciliation is not at 98 %, it is at 91 and I was not going to sit there and nod.
Priyanka V  15:36
T it was slide 6, with the client's CFO on the line 😬 Ros got asked 3 times if she'd lied
Brandt, Tobias  15:37
I sent the 91 on Thursday evening. Nobody opens my files.
Priyanka V  15:39
at 22:50, w/ steerco at 9 the next day
Brandt, Tobias  15:40
"Car crash" was maybe one word too many.
You  15:52
I need a minute. Can the two of us speak tomorrow?
Brandt, Tobias  15:53
👍 after 10 please, dentist
Priyanka V  15:55
fwiw CFO's PA already asked for another call 14 Nov, wants "one set of numbers"
Last read

~~~
(Ros = me, in case I reread this in a year.)
He's our lead actuary on the policy migration, 1.6m policies, and the number WAS wrong. So it's not about the number. It's that he called it a car crash in front of Cedarholt's CFO w/o a word to me beforehand. What must come out of it: numbers to me by 4pm the day before, and if we disagree we disagree before the client dials in. I do want him on the 14 Nov call, in the lead even. Partner wants him off the account, I've talked her round for now - he needn't know. Still fuming, sleep first.`,
    talkTo: 'Tobias',
    role: null,
    own: [
      'The reconciliation is not at 98 %, it is at 91 and I was not going to sit there and nod.',
      'I sent the 91 on Thursday evening. Nobody opens my files.',
      '"Car crash" was maybe one word too many.',
      'Before anyone says something: yes I said it.',
    ],
    notOwn: [
      "Ros got asked 3 times if she'd lied",
      'one set of numbers',
      'I need a minute. Can the two of us speak tomorrow?',
      'the number WAS wrong',
    ],
    secret: [
      "Partner wants him off the account, I've talked her round for now - he needn't know.",
      'Still fuming, sleep first.',
      'I do want him on the 14 Nov call, in the lead even.',
    ],
  },
  {
    id: 'generator-deposit',
    text: `[auto-transcript] New Recording 37.m4a  02:41  confidence: low

right it's Tuesday the third of June um I've got to phone the generator man at Voltfield Hire what's his name it begins with an R never mind it's on the van so the thing is the total is thirty four thousand five hundred for the three days plus fuel and normally it's twenty five percent up front and now Jaz says Jaz is our site manager she was on to the yard Friday and he's told her it's sixty percent by Monday the ninth or the trucks don't leave

and apparently there was another festival last august down in uh Dorset I think who went under and left him short by nineteen grand and Jaz's words were he's not being greedy he's been bitten which fair enough

Dilys who does our books goes you can't give what you haven't got we have got eleven thousand in the account until the ticket platform pays out on the twelfth of July [noise] and we open on the eighteenth so there's six days in it

what I'm after is twenty five percent on the ninth as usual so eight thousand six hundred odd and the whole lot of the rest on the fourteenth when the ticket money's cleared and maybe let him have it straight off the platform like a direct thingy an assignment Dilys calls it

don't tell him Saturday's headliner is wobbling no no no and don't do the we're all family speech he hates it. if he wants a personal guarantee I mean I would but my wife would murder me. stop. how do you st`,
    talkTo: null,
    role: 'generator',
    own: [],
    notOwn: [
      "he's not being greedy he's been bitten",
      "you can't give what you haven't got",

      'my wife would murder me',
    ],
    secret: [
      "don't tell him Saturday's headliner is wobbling",
      'if he wants a personal guarantee I mean I would but my wife would murder me.',
      'we have got eleven thousand in the account until the ticket platform pays out on the twelfth of July',
    ],
  },
  {
    id: 'standby-rota',
    text: `Ingrid, this landed while you were on the train. NB it's from Ruaridh in Ops, not me, ppl keep mixing us up!
Rory (McPhail)

-------- Original Message --------
Date: 2025-11-20 13:15
From: "Ruaridh Kerr" <r.kerr@glenavonwater.example>
To: "Ingrid Solheim"
Cc: "Rory McPhail", "Network Duty Desk"
Subject: Re: Telemetry - Eilidh and Paweł

Ingrid

I lent you two people for eight weeks. We are in week fifteen.
From Monday 1/12 Eilidh and Paweł are back on the standby rota,
that is settled on my side.

We had three bursts in four nights and one of my lads drove home
at 5am having been awake for 22 hours. I'll not have that again
for the sake of a dashboard.

Happy to speak, but not about whether.

Ruaridh Kerr
Network Operations Manager
Glenavon Water | duty desk 01632 960 455 (24h)

On 2025-11-19 17:41, Ingrid Solheim wrote:
> Hi Ruaridh, hope you're surviving the frost. Just flagging that the
> 17 remaining pumping stations only work with E + P on site, nobody
> else has the old Modbus maps in their head. Cutover's 27 Jan.
> Shall we say they stay until then? Ta, I.

***
own file: "not about whether" ok, then about how. I want Paweł 2 days a wk till 27/1, Eilidh can go back 1/12. Wd take alternate weeks. I have £9k of contractor money that cd pay for cover on his rota and haven't told a soul. Also yes I never told him about week 9 on. Own that early.`,
    talkTo: 'Ruaridh Kerr',
    role: 'Network Operations Manager',
    own: [
      'I lent you two people for eight weeks. We are in week fifteen.',
      `I'll not have that again
for the sake of a dashboard.`,
      'Happy to speak, but not about whether.',
      'that is settled on my side.',
    ],
    notOwn: [
      "hope you're surviving the frost",
      'Shall we say they stay until then?',
      'ppl keep mixing us up!',
      'Own that early.',
    ],
    secret: [
      'Wd take alternate weeks.',
      "I have £9k of contractor money that cd pay for cover on his rota and haven't told a soul.",
      'Also yes I never told him about week 9 on. Own that early.',
    ],
  },
  {
    id: 'wet-labels',
    text: `WhatsApp - "Labels Elderflower 330 🍻" 
14.05.26, 10:12 - Nico (brewhouse): pallet 6 + 7 also lifting at the seam. fridge 3 hrs and you can peel it w/ 1 finger
14.05.26, 10:13 - Nico (brewhouse): <video omitted>
14.05.26, 10:25 - Jola Wilk Print: In my hall it sticks. I have tested 40 cans, 0 lift.
14.05.26, 10:27 - Nico (brewhouse): your hall is not a fridge
14.05.26, 10:31 - Jola Wilk Print: You changed to wet cans in April and nobody wrote me one line.
14.05.26, 10:33 - Nico (brewhouse): we ALWAYS ran wet
14.05.26, 10:50 - You: Jola, I'm coming over. Tmrw 9?
14.05.26, 10:58 - Jola Wilk Print: Come. But I do not print 260 000 labels two times for free, this I tell you already.
14.05.26, 11:20 - Hedda (sales): supermarket takes delivery Tues 26th, w/ penalty 2.500 € per day. Just so everyone's awake
14.05.26, 11:21 - Nico (brewhouse): 🫠

.... what I know & want, Thurs night
glue spec on the order says "dry", checked it, that's OUR form. Nico swears otherwise. So half of it's on us and I found that out 20 mins ago.
Goal: 90 000 reprinted w/ the wet adhesive by Fri 22 May, rest later. I'd go 50:50 on the cost (full job was 11.700 €). Start at "let's look at the spec together", NOT at the split.
She runs that place alone since Marek died, can't afford a bad job, and I need her next year too`,
    talkTo: 'Jola',
    role: null,
    own: [
      'In my hall it sticks. I have tested 40 cans, 0 lift.',
      'You changed to wet cans in April and nobody wrote me one line.',
      'Come. But I do not print 260 000 labels two times for free, this I tell you already.',
    ],
    notOwn: [
      'your hall is not a fridge',
      'we ALWAYS ran wet',
      "Just so everyone's awake",
      "Jola, I'm coming over. Tmrw 9?",
    ],
    secret: [
      'glue spec on the order says "dry", checked it, that\'s OUR form.',
      "So half of it's on us and I found that out 20 mins ago.",
      "I'd go 50:50 on the cost (full job was 11.700 €).",
      "She runs that place alone since Marek died, can't afford a bad job, and I need her next year too",
    ],
  },
  {
    id: 'loan-climate',
    text: `Forwarding to myself so I have it on the train. Seeing old Mr Lisle Saturday 2pm at his house. Want: loan to stand w/ 22 °C upper limit in gallery 4. Fallback = show it only in the first 6 wks (not cleared w/ curator). Promise nothing abt the catalogue cover, Beatrix has given that away already

---- Begin forwarded message ----
From: Noor El-Amin (Registrar) <n.elamin@saltmarketmuseum.example>
To: Gwilym Hart (Exhibitions PM)
Date: 8 Jan 2026 09:55
Subject: Lisle loan - climate clause

Morning Gwilym,

Loan agreement's back, unsigned. His man (Fenwick, the adviser) has changed clause 14 to 18-20 °C "at all times, without tolerance". Our plant can't do it, we've proved that: July 2025 we peaked at 21.7. Everybody else in the show has signed up to 16-24.

Fenwick wrote: "My client would sooner the picture stayed over his own fireplace." Which, lol, a fireplace.

I'm told that the portrait is of his sister and that it came home from its last loan, 1998, with a lifted edge. He's never lent since. I only know from the conservator who fixed it so please tread carefully.

Insurance £1.4m is agreed. Crates have to be ordered by 23/1 else we miss the truck and the opening is Thurs 19 March.

Noor

Noor El-Amin | Registrar | Saltmarket Museum, Dock Road
t: 01632 960 871 (Mon-Weds)
Registered charity. Views expressed are not necessarily those of the Museum.
---- End forwarded message ----`,
    talkTo: 'Lisle',
    role: null,
    own: [],
    notOwn: [
      'My client would sooner the picture stayed over his own fireplace.',
      'at all times, without tolerance',
      "Our plant can't do it, we've proved that: July 2025 we peaked at 21.7.",
      "He's never lent since.",
    ],
    secret: [
      'Fallback = show it only in the first 6 wks (not cleared w/ curator).',
      'Promise nothing abt the catalogue cover, Beatrix has given that away already',
    ],
  },
  {
    id: 'tired-translator',
    text: `From: Annelies de Boer
Sent: vrijdag 7 november 2025 09:14
To: Kofi Darko
Cc: Vendor Mgmt
Subject: RE: Chapters 12-19 / quality + deadline

Kofi, third batch in a row with numbers left untranslated in the tables (see attached, 26 instances). We like Benoît, he's the reason we came to you. But he's sending files at 03.40 and last week he called me by my predecessor's name.
We keep 28 November for the whole manual. Whether it is him or somebody else at the keyboard is your business.

Met vriendelijke groet,
Annelies de Boer
Documentation Lead, Polderwerk Machinebouw
Disclaimer: aan dit bericht kunnen geen rechten worden ontleend.

From: Kofi Darko
Sent: donderdag 6 november 2025 16:30
To: Annelies de Boer
Subject: Chapters 12-19 / quality + deadline

Hi Annelies, apologies once more for ch. 14. I'm looking into how we staff the rest and will be back to you by Tuesday.
Kofi Darko | Project Manager | Three Rivers Language Services

-------------------------------
for Monday's call w/ Benoît
He won't say it so I have to. Senior FR translator, 10 years with us, freelance, which means every chapter I take away is rent he doesn't get (0,14 €/word, ca. 52.000 words to go). Saskia heard that he's nursing his mother nights; she shouldn't have told me.
I'd like ch. 16-19 to go to Hélène and B. to revise her, paid by the hour. He mustn't feel fired. He hates being revised but maybe likes revising?
Could go up to 45 €/h. Say 38 first.`,
    talkTo: 'Benoît',
    role: null,
    own: [],
    notOwn: [
      "We like Benoît, he's the reason we came to you.",
      'Whether it is him or somebody else at the keyboard is your business.',
      'apologies once more for ch. 14',
      "He won't say it so I have to.",
    ],
    secret: [
      "Saskia heard that he's nursing his mother nights; she shouldn't have told me.",
      'Could go up to 45 €/h. Say 38 first.',
      "He mustn't feel fired.",
      'He hates being revised but maybe likes revising?',
    ],
  },
  {
    id: 'wrong-night',
    text: `Zainab - I've kept the partners off her for a day. One. They want to hear by Weds lunchtime whether we stay with these people or not, and they will do what you recommend. Dominic

On Mon, Nov 10, 2025 at 7:48 PM Gwen Aldridge <gwen.aldridge@quillstone.example> wrote:
> Zainab,
> You're right and I'm not going to dress it up. We knew on 24 October.
> My engineer restored 611 matters from the wrong night and I decided we'd
> mend it quietly before anybody was inconvenienced.
> I thought I was sparing you a bad weekend. I see how that looks now.
> 598 are back. The other 13 we're still working on.
> What I can't do is put it in writing the way Dominic has asked, our insurer
> would have my head.
> Gwen
> --
> Gwen Aldridge, Director of Delivery, Quillstone Legal Software
> DDI 0113 496 0066 - Out of office 17-21 Nov
>
> On Mon, Nov 10, 2025 at 2:15 PM Zainab Qureshi wrote:
>> Gwen, one of our associates opened a file this morning and six weeks of
>> attendance notes were gone. Your status report on Friday was all green.
>> How long have you known? Z

:::
To self before I see her (Tues 4.15, their place). I don't want to leave them, changing supplier = 9 months & we've paid £206k. But no go-live on 1 Dec unless: list of the 13, an independent check, and I hear of the next problem within 24 hrs even if it's a Sunday. I liked her best of all of them, that's why I'm this cross. Dominic would settle for a phone call to the insurer instead of a letter - leave that for the end.`,
    talkTo: 'Gwen Aldridge',
    role: 'Director of Delivery',
    own: [
      "You're right and I'm not going to dress it up. We knew on 24 October.",
      'I thought I was sparing you a bad weekend. I see how that looks now.',
      "The other 13 we're still working on.",
      '598 are back.',
    ],
    notOwn: [
      "I've kept the partners off her for a day.",
      'How long have you known?',
      'Your status report on Friday was all green.',
      "I liked her best of all of them, that's why I'm this cross.",
    ],
    secret: [
      "I don't want to leave them, changing supplier = 9 months & we've paid £206k.",
      'Dominic would settle for a phone call to the insurer instead of a letter - leave that for the end.',
      "I liked her best of all of them, that's why I'm this cross.",
    ],
  },
  {
    id: 'carousel-five',
    text: `Baggage Hall South - weekly coord. no. 31 - Mon 02-Mar-26, 0800 stand-up, portacabin B
There: A. Thorsen (AT, terminal ops director), L. Baptiste (LB, PM), Yusuf (controls), Big Stu + Little Stu (belts), security x1 (name?)
Not there: airline cttee rep

> Carousel 5: old drive or new drive? Open since wk 5 (!!). Yusuf: new = 16 days closure but done for good. old = 4 nights, fails again by 2028 prob.
> AT: "Show me an Easter without queues and I'll sign whatever you like."
> Little Stu said it'll be Easter every week if the old gearbox goes. AT not amused.
> AT: "Last time I closed a belt on your advice I was on the six o'clock news." (2023, before LB's time)
> Option price for new drive AUD 372,000 runs out Fri 13-Mar, after that +8% and 14 wks lead time
> Hoarding panels: yellow. Agreed!
> Security passes - 6 expire 31-Mar. LB

Next: 09-Mar

LB private -- catch Astrid after the Thursday safety walk, 15 mins in her car park if need be. Not here to sell her the new drive (tho I'd pick it). A yes to either one by Thurs 12th, in writing. Nobody can order anything while she "reflects". Her boss has told my boss that she's being moved to Cargo in May, so I reckon she'd love to leave this to the next one. Keep that to yourself Lou!! We cd split the closure in 2 x 8 days after Easter (Yusuf grumbles but can).`,
    talkTo: 'Thorsen',
    role: 'terminal ops director',
    own: [
      "Show me an Easter without queues and I'll sign whatever you like.",
      "Last time I closed a belt on your advice I was on the six o'clock news.",
    ],
    notOwn: [
      "Little Stu said it'll be Easter every week if the old gearbox goes.",
      'new = 16 days closure but done for good',
      'Nobody can order anything while she "reflects".',
      "Not here to sell her the new drive (tho I'd pick it).",
    ],
    secret: [
      "Not here to sell her the new drive (tho I'd pick it).",
      "Her boss has told my boss that she's being moved to Cargo in May, so I reckon she'd love to leave this to the next one.",
      'We cd split the closure in 2 x 8 days after Easter (Yusuf grumbles but can).',
    ],
  },
  {
    id: 'dental-fit-out',
    text: `From: Maureen Tighe
To: Declan Farrow
Date: Thu 6 March, 16:42
Subject: Harbour Street dental fit-out: handover date

Declan,

Before you meet Dr Anand on Monday I want to set down where we are, because I won't be there.

The contract handover is Friday 28 March. We will not make it. The joinery for the four surgeries was due on site on 3 March and the workshop in Leitrim now says 24 March. Their CNC was down for nine days and they didn't tell us until last Friday. After the cabinets go in we need eight working days for plumbing, suction lines and testing, then the compliance visit. I make it Friday 11 April, and I wouldn't go earlier than that.

Dr Anand has patients booked from Monday 31 March. Her practice manager, Sheila, told me 140 appointments in the first two weeks. She has also given notice on the old premises, which ends on 4 April. So she is going to be very upset, and to be fair she asked me twice in February whether the date was safe and I said yes both times.

What we can offer: surgeries 1 and 2 could be finished first, ready for 4 April, if she accepts the other two being worked on behind a dust screen. It means some noise until the 11th. She'd need to tell us by Wednesday so that I can change the order at the workshop. There are also LADs of €650 a day in the contract. Please don't open that subject, but if she does, we are not disputing them.

I'd like you to come away with her agreement to the two-stage handover. If she can't accept it, at least get the real end date of her lease, as I suspect the landlord would give her a week.

Regards,
Maureen`,
    talkTo: 'Anand',
    role: null,
    own: [],
    notOwn: [],
    secret: [],
  },
  {
    id: 'office-night-shift',
    text: `ERP go-live weekly, 14 Oct
Present: me (Ilse), Bram (warehouse), Fatima (finance key user), Joost (integrator). Apologies: Rutger

- Data migration run 3: 96.1% of article master OK, rest are allergens fields, Fatima's team cleaning by hand
- Label printing still fails on line 4. Joost: fix in test Thursday
- Training: 31 of 58 people on the floor done
- Bram says he got a call from Rutger (ops director) on Friday. Rutger wants Bram + both his super users (Kees, Malika) back full time on the Christmas production from Monday 21 Oct. Not discussed with me. Bram assumed I knew
- Go-live is still 18 Nov. Without those three no acceptance test of the warehouse part (planned 28 Oct - 8 Nov) and nobody to train the night shift
- Joost: if we skip the Nov slot next one from them is 17 Feb, and the old system licence ends 31 Dec. Extension was quoted at 38k for a quarter
- Fatima: Rutger signed the resource plan in June. Yes but he also has two big retail customers, penalties if we deliver short, and 11 sick on the floor right now

Actions
Joost - line 4 printing, Thu
Fatima - allergens list, 25 Oct
Ilse - talk to Rutger, Wed 16 Oct 13:00, his office. I need Malika full time and Bram at least 3 days a week till 8 Nov. Kees I can give up. Want a yes/no from him on Wed, otherwise it has to go to the steering group on the 22nd and I'd rather not go over his head.`,
    talkTo: 'Rutger',
    role: null,
    own: [],
    notOwn: [],
    secret: [],
  },
  {
    id: 'fuel-and-wall',
    text: `Fwd: Revised quote: staging & AV, Annual Partner Congress

See below. I have to call Lorenzo this afternoon and I really don't want to pay this, but also can't lose them three weeks out. - Priya

---------- Forwarded message ----------
From: Lorenzo Vitale
Date: Tue, 13 May 2025 at 18:20
Subject: Revised quote: staging & AV, Annual Partner Congress
To: Priya Raman
Cc: Accounts

Dear Priya,

please find attached our revised quote. As you will see the total moves from £46,200 to £58,950. The difference comes from:

- second LED wall in the breakout hall, requested by your colleague Hannah on site visit 24 April: £6,800
- additional night shift for the crew because access to the hall is now from 22:00 and not from 16:00: £4,150
- increase in truck and fuel costs: £1,800

I will need written approval and the second instalment by Friday 16 May in order to keep the crew reserved, it is a busy period for us.

Kind regards
Lorenzo

---------- 
From: Hannah Beck
Date: Wed, 14 May 2025 at 09:05
To: Priya Raman

Hi Priya, I did NOT order a second wall. I asked him what it would cost, he said he'd come back to me and he never did. The late access is true, that's the venue, they moved us because of the graduation dinner on the 3rd. Fuel I think is cheeky, the quote in Feb said fixed price.

My total budget left for production is £5,000 and it's the last of the contingency. Thinking: pay the night shift, no wall, no fuel.
H`,
    talkTo: 'Lorenzo',
    role: null,
    own: [],
    notOwn: [],
    secret: [],
  },
  {
    id: 'grown-ups',
    text: `For tomorrow 9.30, Gareth

Thursday's viewing of ep 3, whole post team in the room. He talked over Noor all the way through and when she raised the continuity problem in the harbour scene: "maybe let the grown-ups finish". Two people laughed. She left at the break. (She was right, we recut it Friday.)

Not the first time. January, Tomasz, asked to be moved to another show. I never followed it up.

Noor doesn't want a formal complaint, she wants it to stop. She's ok with me saying she came to me.

He'll say that's how edit rooms are. And that I was sitting there and said nothing. True.
His dad's been in hospital since Easter, ep 4 delivers on the 19th.

Want: he sees it was out of line. Apologises to her before Wednesday's viewing, own words. People get to finish in viewings. Next time it's HR, and I have to actually say that.`,
    talkTo: 'Gareth',
    role: null,
    own: [],
    notOwn: [],
    secret: [],
  },
  {
    id: 'same-day-requests',
    text: `PORTAL-2218  Add same-day prescription requests to patient app
Type: Change request    Priority: High    Reporter: Dr. Simone Okafor (clinical lead)
Assignee: Ben Lindqvist    Fix version: 4.2 (release 30 June)

Description
Practices want patients to be able to ask for a repeat prescription the same day in the app. At the moment it says 48 hours. Please include this in 4.2. I have told the six pilot practices that it's coming in the summer.

Comments

Ben Lindqvist, 2 June 10:14
Thanks Simone. Had a look with the team. The screen is easy, the rest isn't: same-day requests need a pharmacist check in the workflow, the alerts out of hours and a new clinical safety case. Estimate is 35-40 days. Not possible in 4.2.

Simone Okafor, 2 June 12:51
Could we release only the screen and let practices deal with the check by phone? They do it by phone now.

Aoife Brennan (clinical safety), 3 June 09:02
No, I can't sign that off. If a request comes in at 17:50 and nobody picks it up, the patient believes it's on its way. That's precisely the sort of incident we had in 2022.

Simone Okafor, 3 June 09:40
I've given my word to these practices. Two of them only stayed in the pilot because of this. What am I supposed to tell them?

Ben Lindqvist, 3 June 15:26
Let's talk rather than type. I've put in half an hour Thursday at 14:00. 

--
(pasting this for prep. I have to tell Simone no for 4.2, and no to the screen-only version too. What I can do is start the safety case in July and aim for 4.4 in November, no promise before Aoife's seen it. And I can go along to the two practices with her if she wants. She's a good ally and I want her to still be one on Friday.)`,
    talkTo: 'Simone',
    role: null,
    own: [],
    notOwn: [],
    secret: [],
  },
  {
    id: 'one-pitch-too-many',
    text: `[11/09, 08:12] Tamsin: morning, need advice. Marcus dropped the Brightwell pitch on my team last night, 21:40, "should be a quick one". pitch is on the 24th
[11/09, 08:15] Jo: 😬 what have you got on already
[11/09, 08:18] Tamsin: oat milk relaunch (live 22nd), the bank's autumn campaign, the charity thing he said yes to in July. 5 people, Dev's on leave from the 15th. Ellie's at 55 hrs for the third week and cried in the loo yesterday
[11/09, 08:19] Jo: does he know
[11/09, 08:20] Tamsin: no and she asked me not to say her name
[11/09, 08:22] Jo: so what do you want out of him
[11/09, 08:26] Tamsin: pitch goes to Ravi's team, or the bank moves a week (I asked, client's fine with 3 oct), or he pays two freelancers, abt 7k. his choice but he has to choose. today 4pm, 20 mins before his airport taxi
[11/09, 08:27] Jo: he'll say brightwell is 400k and everyone's busy
[11/09, 08:28] Tamsin: he will. and that he did 70 hr weeks when he started the agency`,
    talkTo: 'Marcus',
    role: null,
    own: [],
    notOwn: [],
    secret: [],
  },
  {
    id: 'clause-14',
    text: `Notes from call w/ commercial, 22 Jan, footbridge replacement at Melling Road

- Contractor's (Stannard) PM, Keith Oduya, sent the draft deed of variation back with clause 14 struck out. That's the 60-day notice for cancelled possessions. He wants 14 days after which we pay full standing cost.
- Background: in November we lost the weekend possession 9/10 Nov at 6 days notice as the operator needed the line. Stannard had crane + 22 men stood down. They claimed 84k, we paid 31k under the current wording. Keith was very bitter about it, said he'd been made to look a fool before his board
- Remaining possessions: 15/16 Feb, 15/16 March, Easter (18-21 April, the big one: span lift)
- Legal (Winifred): we can't accept 14 days, the railway itself only gives us 28. Anything shorter than 28 and we carry risk we can't pass on. She would accept 35 days down to 28 at the lowest, and could live with 75% of standing costs inside that window. Cap 60k per possession.
- Without signed deed no Feb works. Needs signing by Fri 31 Jan
- Keith threatening to take crane off the job and onto another one in Feb. Could be bluff, Raj thinks not

I meet Keith Mon 27th at the site cabin, just us two. Aim: 28 days, 75%, cap 60k. Can start at 35. Not authorised to go past the cap. He's straight, I've worked w/ him before on the viaduct, but he feels we shafted him in Nov and I half agree. Don't reopen the November claim, it's been settled.`,
    talkTo: 'Keith Oduya',
    role: null,
    own: [],
    notOwn: [],
    secret: [],
  },
  {
    id: 'double-check',
    text: `From: Annelie Strand
To: Victor Halloran
Cc: Mina Sato
Sent: Monday, 3 February 2025 11:30
Subject: RE: RE: Batch records, stability samples

Victor, Mina and I are going to phone Dr Kessler at the lab on Wednesday at 10. Whole thread below. Could you help me prepare? I don't know how hard to be. We need them until the end of the study in September and there's no time to qualify another lab.

From: Dr Paul Kessler
Sent: Friday, 31 January 2025 17:48
To: Annelie Strand
Subject: RE: Batch records, stability samples

Dear Annelie,
I regret the errors. We've had a change of staff in the sample team, two experienced analysts left before Christmas. I would however point out that none of the three deviations had an influence on the results. Corrective action report will follow when the colleague is back.
Best regards, Paul

From: Annelie Strand
Sent: Thursday, 30 January 2025 09:12
To: Dr Paul Kessler
Subject: Batch records, stability samples

Dear Paul,
in the January delivery we found again: 7 of 40 batch records without second signature, one fridge log with a gap of 14 hours (11 to 12 January), and sample 0417 labelled as 0471. In October we had four records without signature and you assured us of a double check from 1 November. Our QA is asking whether the October measure was ever put in place.
Regards, Annelie

(Mina's points for the call: 1. was the double check introduced, yes or no; 2. root cause for the fridge log by 14 Feb, in writing; 3. 100% check of the records by them at their cost until end of April; 4. we'd like to come for an audit in the week of 24 Feb. If they refuse the audit QA will put the lab on hold, she's serious.)`,
    talkTo: 'Kessler',
    role: null,
    own: [],
    notOwn: [],
    secret: [],
  },
  {
    id: 'boreholes',
    text: `Kakoro district water points. My notes for Thursday's talk w/ Mrs Nabirye (chair, water committee)

Donor decision came Monday. They are cutting year 2 by 30%. For us that means 9 boreholes rather than 14. Country office decided which (based on the population figures) and the five dropped are all in the northern parish, incl. Mrs Nabirye's own village. No appeal on year 2. Year 3 we can ask again, proposals in October, I can't promise anything.

Why it's hard: in March we held the public meeting up there, 200 people, our director stood up and said "water by Christmas". The families paid in their contributions, 1.2 million shillings collected, sitting in the committee account. They've dug the access road by hand, 3 km. She talked people into that.

She'll hear it from me first, I insisted on that. Nobody else has been told up there. But the drilling firm knows and they talk, so not later than Thursday.

What I can offer
- the contributions stay theirs. Whether to give back or keep is for the committee, we'd help with an announcement
- repair of the two broken hand pumps at the school and the trading centre, have 11m in the maintenance line, could be done by end August
- I come to the meeting and say it myself, she needn't stand in front of people with our news

What I'd like from her: that she lets me hold the meeting on Sat 19th and that she sits with me. And her view whether the pumps are the right thing or something else.

No excuses about exchange rates.`,
    talkTo: 'Nabirye',
    role: null,
    own: [],
    notOwn: [],
    secret: [],
  },
  {
    id: 'window-b',
    text: `CHG-00781 | Core switch replacement, Northgate exchange
Status: Awaiting approval | Requested by: Lukas Meindl, PM network renewal | Approver: Yvonne Carrick, Head of Service Ops
Window A: Sun 12 Oct 01:00–05:00 | Window B: Sun 2 Nov 01:00–05:00

Summary: Replace both core switches. ~18,400 lines affected, incl. 2 care homes w/ alarm lines and one police station. Expected outage 40 min, worst case 3 hrs. Back-out tested in lab 11 Sept.

Comments:

Y. Carrick 15 Sep: Not happy with A. Night desk is at half strength that weekend. Will come back to you.

L. Meindl 22 Sep: Hi Yvonne, any news? I have to confirm engineers 10 working days before.

L. Meindl 25 Sep: Reminder please. Tomorrow's the last day for A.

Y. Carrick 26 Sep: In budget reviews all week. Can't we do it in the new year when it's quiet?

L. Meindl 26 Sep: Vendor support on the old switches stops 31 Oct. One has already rebooted by itself twice in August. Freeze begins 10 Nov. So it's B or it's January without support.

T. Adeyemi (vendor mgmt) 29 Sep: fyi vendor would extend by 3 months for 27,500. Not in anybody's budget.

L. Meindl 29 Sep: A is gone now. Yvonne I've asked for 30 min with you on 1 Oct.

------
Own remark: I don't want to fight over A any more. I need a decision on B, in the meeting, or otherwise that she signs the risk of running until January unsupported and finds the 27.5k. I can offer 2 of my people on the night desk on 2 Nov, and I'd call the care homes myself. Last year a change of ours took her desk down for six hours and she had to answer for it, I think that's what is really behind it.`,
    talkTo: 'Yvonne Carrick',
    role: null,
    own: [],
    notOwn: [],
    secret: [],
  },
  {
    id: 'letters-in-room-3',
    text: `Subject: Help with Thursday: Prof. Lindholm and the extra room

Hi Carla,

You asked for the short version, here it is.

The exhibition "Salt and Silver" opens on 9 October. Content was frozen on 30 May: five rooms, 112 objects, everyone signed incl. Prof. Lindholm as guest curator. Last week he wrote to the director (not to me) that he's found a private collection of 26 letters and wants a sixth room for them, in the old print cabinet. The owner's ready to lend. They are really wonderful, I have seen the scans, I'm not arguing about that.

But: no display cases for it (4 needed, 12 weeks delivery), the print cabinet has no climate control, insurance and courier would be about 19,000 and I've got 6,500 left in total. The catalogue goes to the printer on 18 July. And Beatrix in conservation has said flat out her two people can't take on 26 more sheets before October.

The director told me "sort it out with him, but keep him on board". He's doing the opening lecture, and the foundation that pays a third of the thing are friends of his.

My idea is that we take four, at most five of the letters, and put them in room 3 in place of the two facsimiles, with a listening station where an actor reads the rest. That I can pay for. He'd have to choose the letters by 4 July because of the catalogue. The other letters could be a small show in spring, the director's open to that but it isn't decided.

I also would like to ask him to come to me first next time. Not sure if that's wise in the same conversation, what do you think?

I see him on Thursday at 11 in the café.

Thanks so much
Ingmar`,
    talkTo: 'Lindholm',
    role: null,
    own: [],
    notOwn: [],
    secret: [],
  },
  {
    id: 'blade-17',
    text: `Hey Sunil, on the ferry & signal comes and goes. Need to ring Piet back tonight about the blade job and want to get it straight first.

Piet's rope access crew (6 guys, we've used him on three wind farms). His timesheet from Tuesday says leading edge repair on turbine 17 blade B done. Yesterday the drone went past for something else and blade B isn't touched. No filler, nothing. He's billed it, €9,400, and I'd already told the owner (Marit) that 17 is finished.

I called him, he said must be a mix up with 16. But 16 has its own sheet and that one's fine. Then he said weather came in, they were going to do it Friday anyway and he "didn't want to make a drama". So he knew.

I've vouched for this man for years. Now I'm wondering about the other 11 we signed off and so is my boss.

So tonight: he tells me if any other sheet isn't right, before we fly the drone over all 12 on Monday (decided). Repair on B this weekend, no charge. From now on photos with time stamp for every blade or no payment. Not firing him, 14 turbines to go till 30 Sept, but he has to know it's close. Marit I'll tell myself tomorrow.

He gets loud when cornered, then sulks. Any tips??`,
    talkTo: 'Piet',
    role: null,
    own: [],
    notOwn: [],
    secret: [],
  },
];
