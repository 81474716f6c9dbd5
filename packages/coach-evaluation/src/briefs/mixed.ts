/**
 * Briefs in which several people speak, or one tells what another said: mails with notes below them, minutes, chats, memos.
 * Twenty were at hand while concerns and openings were made of the stakeholder's own words (docs/coach-evaluation.md).
 */
export interface MixedBrief {
  readonly id: string;
  readonly text: string;
  /** Whom the writer has to talk to. */
  readonly talkTo: string;
  /** A word of their role, where the brief tells it. */
  readonly role: string | null;
  /** Words of what is wanted of the talk, or of what they ask where the brief tells no more. */
  readonly goal: string;
  /** Words that the opening has to hold, any of those between the bars; null where they know of nothing yet. */
  readonly opens: string | null;
  /** What others said, which they must not say. */
  readonly notOwn: readonly string[];
  /** What the writer noted for nobody else. */
  readonly secret: readonly string[];
}

export const MIXED_BRIEFS: readonly MixedBrief[] = [
  {
    id: 'school-extension',
    text: `Notes from site meeting 14 May, Harcourt Road extension
Present: Martin Oyelaran (client, headteacher), Sue Pratt (architect), me, Dougie (site)

- MO not happy. Was told in January the classroom block would be handed over 22 August. Now hears from Dougie, not from me, that the windows are six weeks late.
- He has 58 children starting on 3 September and no room to put them in.
- Wants to know who pays for the portacabins, quote he got is £11,400 for the term.
- Sue says the window supplier changed the drawings, so it's not ours, but I don't think he cares.
- MO said if he doesn't have an answer by Friday he goes to the trust.

To do: I see Martin on Thursday 2pm at the school. I'd like him to accept handover of the ground floor on 22 Aug and the upper floor on 4 Oct. I can offer half the portacabins, no more.`,
    talkTo: 'Martin Oyelaran',
    role: 'headteacher',
    goal: 'accept handover of the ground floor on 22 Aug',
    opens: '58 children|portacabins',
    notOwn: ["it's not ours, but I don't think he cares"],
    secret: ['I can offer half the portacabins, no more.'],
  },
  {
    id: 'red-too-dark',
    text: `From: Renate Vogel <r.vogel@kaltenbach-druck.example>
To: Tom Asher
Cc: Ilse Brandt
Subject: AW: AW: Colour profile press 4

Dear Tom,

I must say I am disappointed. We have now the third week that press 4 prints the red too dark, and yesterday 12,000 covers went to the bin. Your technician was here two times and each time he says it is the paper. It is not the paper. On press 2 the same paper is fine.

Please tell me until Wednesday who comes and when, and who pays the 12,000 covers (4.300 EUR). If not I have to stop the payment of the second rate.

With best regards
Renate Vogel
Production Manager
Kaltenbach Druck GmbH

> From: Tom Asher
> Sent: Monday 3 February
> To: Renate Vogel
> 
> Hi Renate, Jens is telling me the paper batch is the likely culprit, can you send us a sample? We'd rather not send someone a third time before we know.
> Tom

---
Call her tomorrow. Honestly I think we messed up the profile after the update on 13 Jan, Jens admitted it. Want to keep the second instalment (38k) and get her to let Jens in on Saturday.`,
    talkTo: 'Renate Vogel',
    role: 'Production Manager',
    goal: 'let Jens in on Saturday',
    opens: '12,000 covers',
    notOwn: [
      'Jens is telling me the paper batch is the likely culprit',
      "We'd rather not send someone a third time before we know.",
    ],
    secret: ['Honestly I think we messed up the profile after the update'],
  },
  {
    id: 'badge-readers',
    text: `INC-7734 Badge readers offline building C
Priority: P2   Reporter: Facilities desk   Assignee: Nadia Haddad

Nadia Haddad 09:14
Controller firmware rolled back, readers up again since 08:50.

Greg Whitlock (Head of Security) 09:31
This is the second time in a month. For 70 minutes nobody knew who was in building C. If there had been a fire I'd have had no roll call.

Greg Whitlock (Head of Security) 09:33
I want no more updates during working hours, and I want to be asked before, not told after.

Nadia Haddad 09:50
Vendor pushes them, we don't pick the time. @Amit can you take this offline with Greg?

Amit Rao 10:02
Will do.

[my notes, Amit] Greg has the ear of the COO. He blocked the visitor app in spring because nobody asked him. What I need from him: agreement that we update on Sunday nights 22:00 with one guard on site. Extra guard costs 340 a night, I can pay until December.`,
    talkTo: 'Greg Whitlock',
    role: 'Head of Security',
    goal: 'update on Sunday nights 22:00 with one guard',
    opens: 'no more updates during working hours',
    notOwn: ["Vendor pushes them, we don't pick the time.", 'Controller firmware rolled back, readers up again'],
    secret: ['He blocked the visitor app in spring because nobody asked him.', 'I can pay until December'],
  },
  {
    id: 'paper-only',
    text: `[08:12] Leila: morning, did you see Bettina's mail
[08:13] Karim: no?
[08:13] Leila: she says the nurses won't use the tablets anymore, starting Monday, paper only
[08:14] Karim: what?? all of ward 5?
[08:14] Leila: all of ward 5. two medications were shown for the wrong patient last Thursday. nobody was harmed but still
[08:15] Karim: that was the sync bug, fixed on Friday
[08:15] Leila: yes but nobody told her
[08:16] Karim: ok I go see her. she's ward sister for 20 yrs, she doesn't shout, she just stops
[08:17] Leila: what do you want from her
[08:17] Karim: that they keep the tablets at least for the morning round until the audit on 12 June. and that she looks at the fix herself
[08:18] Leila: good luck`,
    talkTo: 'Bettina',
    role: 'sister',
    goal: 'keep the tablets at least for the morning round',
    opens: 'won’t use the tablets',
    notOwn: ['that was the sync bug, fixed on Friday'],
    secret: ["she doesn't shout, she just stops"],
  },
  {
    id: 'allotments',
    text: `voice memo 3 transcript

okay so um I've got Pauline Drew on Tuesday she's the chair of the allotment association and I need to tell her that the drainage works are going to go through plots 14 to 22 and they lose the growing season basically, um she doesn't know that yet, she thinks it's only the path, and last time the council dug there they left it in a right state for two years so she's not going to be friendly. What I can offer is 150 pounds per plot and we put the topsoil back and we start in October not in August if she agrees to it now. The contractor is Fenwicks and they want to start on the 4th of August because they have the digger then. So I want her to say yes to October and to come with me to the plot holders' meeting. She lost her prize dahlias last time by the way.`,
    talkTo: 'Pauline Drew',
    role: 'chair of the allotment association',
    goal: 'plots 14 to 22',
    opens: null,
    notOwn: [],
    secret: ['What I can offer is 150 pounds per plot', 'if she agrees to it now'],
  },
  {
    id: 'clean-records',
    text: `Minutes steering group CRM, 11 March (extract)

3. Data migration
DK reported 41,000 of 63,000 records clean. Rest needs manual check by Sales.
HM: Sales has no capacity before end of quarter. Was never agreed that Sales cleans data. His people are paid to sell.
DK: without it no go-live on 7 April.
FB asked HM and DK to solve this bilaterally by 15 March.

Attendees: Derya Kaplan (project manager), Hugh Mallory (Sales Director), Fiona Bell (CFO, sponsor), Tim Orr

DK: so it's me and Hugh on Thursday. I need 6 people of his for two days each. In return could give him the lead scoring he's been asking for since autumn, in the first release.`,
    talkTo: 'Hugh Mallory',
    role: 'Sales Director',
    goal: '6 people of his for two days',
    opens: 'no capacity before end of quarter',
    notOwn: ['reported 41,000 of 63,000 records clean', 'so it’s me and Hugh on Thursday'],
    secret: [],
  },
  {
    id: 'salmon',
    text: `Hi Jo,

Quick heads up before your call with Anders tomorrow. He rang me last night. He's been through the revised programme and he's found that the commissioning of the cold store has moved from 9 to 27 November. He says "I've got 900 tonnes of salmon coming on the 12th and nowhere to freeze it." His words. He also reckons we've known for weeks, and tbh he's right, Petra flagged it on 2 October.

He'll ask for a temporary freezer. That's about 26k for three weeks. I can go to 15k from contingency. Don't tell him about the compressor problem until we hear back from the manufacturer.

Anders Lunde is the operations director at Nordfisk, been with them since the start, decent bloke but he hates being handled.

What we need: he accepts the 27th and doesn't trigger the LDs.

Cheers
Priya`,
    talkTo: 'Anders Lunde',
    role: 'operations director',
    goal: 'accepts the 27th',
    opens: '900 tonnes of salmon',
    notOwn: ['I can go to 15k from contingency'],
    secret: ["Don't tell him about the compressor problem", 'decent bloke but he hates being handled'],
  },
  {
    id: 'five-weekends',
    text: `me to me
talk to Vince re: rota for the platform team

He's put himself on call 5 weekends in a row bc he doesn't trust the juniors with the payment cluster. Wife rang the office. Ok not my business but still. Error rate of on call fixes gone from 2 to 9 in Q3. He snapped at Mei in standup on Wed ("if you'd read the runbook we wouldn't be here").
He'll say nobody else can do it. He asked for a second senior in March, and I never answered. My fault.
I want: him off call from 1 Nov for at least a month, Mei shadowing, and him saying sorry to Mei.
Can give: the senior hire is approved since Monday. Interviews from 4 Nov, he picks.`,
    talkTo: 'Vince',
    role: null,
    goal: 'off call from 1 Nov',
    opens: 'second senior in March',
    notOwn: ["if you'd read the runbook we wouldn't be here"],
    secret: ['the senior hire is approved since Monday'],
  },
  {
    id: 'fixed-slots',
    text: `From: "Bob Tanner" <bob@tannerhaulage.example>
Date: 6 Sept
Subject: your new booking app

Mr Singh

I have 14 lorries and 14 drivers and as of Monday each of them sits outside your warehouse for 50 minutes because your new booking app gives out the same slot twice. At 42 quid an hour waiting that's your bill not mine. I've been driving for your company for 19 years and never needed an app.

Either you give me my old fixed slots back (6.00 to 8.30) or from the 16th I drive for Hollis.

Bob Tanner

--------
Notes for the phone call w. Bob, today 4pm
- double slots: true, bug, fix goes live on Thursday
- fixed slots not possible for everybody, but could reserve 6 slots a day for him
- waiting time: we can pay for this week, not more
- he doesn't read mail, so phone. speak slowly about the app, he can't do the phone stuff, daughter does it`,
    talkTo: 'Bob Tanner',
    role: null,
    goal: 'fixed slots back',
    opens: '14 lorries',
    notOwn: ['fix goes live on Thursday'],
    secret: ['we can pay for this week, not more', "he can't do the phone stuff, daughter does it"],
  },
  {
    id: 'recurring-gifts',
    text: `Forwarding this. Can you talk to her please? I'm in Lisbon until Monday. M.

---------- Forwarded message ---------
From: Grace Nakamura
To: Miguel Santos
Subject: Not what we agreed

Miguel,
In the kick-off on 8 April you told me and my board that the donor portal would take recurring gifts from day one. In yesterday's demo I saw a form that takes single gifts only, and Oscar said recurring is "phase two". There is no phase two in my contract.
61% of our income is recurring. I cannot launch the winter appeal on 17 November with that.
I would like to know by Thursday what you intend to do.
Grace Nakamura
Director of Fundraising, Open Harbour

-- 
Miguel's offer to her from the spring says 'donation forms', nothing about recurring. Oscar thinks 15 days' work. I could do it by 1 December if she drops the event calendar.`,
    talkTo: 'Grace Nakamura',
    role: 'Director of Fundraising',
    goal: 'what you intend to do',
    opens: '17 November',
    notOwn: ["I'm in Lisbon until Monday."],
    secret: ['I could do it by 1 December if she drops the event calendar.'],
  },
  {
    id: 'ticket-machines',
    text: `Prep 1:1 w/ KT

KT = Kenji Tanabe, lead dev, vendor side (Sumida Soft). Project = new ticket machines line 6
Situation: 3 sprints in a row under 60% of what they commit. Acceptance test booked for 19/10, 40 testers, can't move.
He says our specs change every week. (True for the fare rules. 11 changes since July, all from Barbara.)
He doesn't say no in meetings, goes quiet, and then it isn't done.
I need: honest number of what will be in by 12/10. Not nice number.
Can offer: freeze fare rules as of Friday, I've got Barbara's ok.
His boss told me in confidence that two of his devs quit.`,
    talkTo: 'Kenji Tanabe',
    role: 'lead dev',
    goal: 'honest number of what will be in by 12/10',
    opens: 'specs change every week',
    notOwn: [],
    secret: ['His boss told me in confidence that two of his devs quit.', "I've got Barbara's ok"],
  },
  {
    id: 'sixth-floor',
    text: `Subject: Fwd: complaint flat 3B, lift

Sanjay, this one's for you, she's a leaseholder and on the residents' committee, and Keith says she has already phoned the paper.

> Dear Sir or Madam,
> I am 81 years old and I live on the sixth floor. The lift has been out of order since 28 January, today is the 19th of February. I have not left the house for nine days. My neighbour brings me the shopping. On the phone one person tells me "two weeks" and another person tells me "end of March". I do not wish to hear any more that it is a matter of parts.
> I should like a date in writing, and somebody to carry my shopping up on Tuesdays and Fridays until then.
> Yours faithfully
> Mrs Edith Lambourne

Engineer says part arrives 4 March, two days' work, so 6 March if nothing goes wrong. We can pay a porter twice a week. Visit her tomorrow at 10.`,
    talkTo: 'Edith Lambourne',
    role: 'leaseholder',
    goal: 'a date in writing',
    opens: 'date in writing',
    notOwn: ['this one’s for you'],
    secret: ['We can pay a porter twice a week.'],
  },
  {
    id: 'loading-plans',
    text: `Meeting note (my English is not the best, sorry)

Yesterday was meeting with the customer Mr. Papadakis from Aegean Ferries. He is fleet manager. We deliver the software for the loading plan of the ships. On 2 ships is installed, on 5 ships not yet. He said the captains don't want it because the program needs 25 minutes for one plan and on paper they need 10 minutes. He said also: "I paid for faster and I got slower." He wants 80.000 euro back or a version what is faster before the season begins, that is 15 June.

Our developer says 12 minutes is possible until end of May, but only when we leave away the dangerous goods check for small ships. I have meeting again on Thursday with Mr Papadakis alone. My target: he waits until end of May and he gives us one captain for testing.`,
    talkTo: 'Papadakis',
    role: 'fleet manager',
    goal: 'wait until end of May',
    opens: 'I paid for faster and I got slower',
    notOwn: ['Our developer says 12 minutes is possible'],
    secret: ['only when we leave away the dangerous goods check for small ships'],
  },
  {
    id: 'sleeves',
    text: `#proj-atlas-launch

dana.w  4:02 PM
heads up, legal just came back. we can't use "clinically proven" on pack. at all

rob_m  4:05 PM
the sleeves are printed Dana. 240k of them

dana.w  4:06 PM
i know

rob_m  4:06 PM
who signed that off

dana.w  4:07 PM
you did, in july, w/o legal. i have the mail. not saying that to be mean

rob_m  4:11 PM
so what now? retailer slot is 3 march, I promised Kershaw's myself. I'm not calling them.

lucy.f  4:12 PM
sticker over it = 0.06 a piece + 8 days by hand

dana.w  4:13 PM
@rob_m can I come by at 5?

(Rob = Rob Mercer, brand director. I'm Dana, launch PM. Need him to sign off the stickers today, about 14.4k, and to ring Kershaw's himself and say 11 march. He'd rather hope legal changes its mind. It won't.)`,
    talkTo: 'Rob Mercer',
    role: 'brand director',
    goal: 'sign off the stickers today',
    opens: 'Kershaw',
    notOwn: ['sticker over it = 0.06 a piece', 'you did, in july'],
    secret: ["He'd rather hope legal changes its mind."],
  },
  {
    id: 'time-recording',
    text: `Agenda item for tomorrow's talk with the works council (Herr Dornbusch)

Background: we want to introduce the time recording app at the Leipzig plant on 1 July, 640 employees. The works council got the papers on 22 April. Mr Dornbusch answered on 29 April that they were not consulted in time, that location data is "out of the question" and that he will not put it on the agenda before September.

We can switch off location. Nobody told him because Marketing of the vendor wrote it as a feature. The old terminals are out of maintenance from 31 July; repair costs 3,200 euros each.

What I want to reach: extraordinary session in May and a pilot in one department from 1 July.`,
    talkTo: 'Dornbusch',
    role: 'works council',
    goal: 'extraordinary session in May',
    opens: null,
    notOwn: ['We can switch off location.'],
    secret: [],
  },
  {
    id: 'bay-six',
    text: `Re: Invoice 20931 / Wexford depot roof

Pat,

I've had Declan Roche on the phone for half an hour. He is the owner of Roche Roofing, our sub on Wexford, 9 men. We are holding back 31,500 because of the leak in bay 6 and he says the leak is from the skylight which is Kelly's job, not his. He can't make payroll on the 28th and he'll take his men off Wexford and Naas on Monday.

I told him you'd talk to him tomorrow.

The surveyor's report (Weds) says: 2/3 skylight, 1/3 flashing, so he's mostly right. You could release 20k straight away. But I need Naas watertight before 10 December, so get him to stay and do the flashing this week.

Noreen`,
    talkTo: 'Declan Roche',
    role: 'owner',
    goal: 'stay and do the flashing this week',
    opens: 'payroll on the 28th',
    notOwn: ["I've had Declan Roche on the phone", 'I told him you’d talk to him tomorrow'],
    secret: ['You could release 20k straight away.', 'so he’s mostly right'],
  },
  {
    id: 'pipettes',
    text: `Debrief with myself after the town hall

Prof. Adeyemi stood up in front of 200 people and said the new lab booking system was "designed by people who have never held a pipette". Big laugh. He's head of the Institute of Virology, 5 of the 12 labs are his.
His actual points, from the mail afterwards:
* a booking can't be longer than 8 hours, a culture runs 72
* he asked for this in the workshop in November, and nothing came back
* his PhD students book in the names of three people now
So he's right about 1 and we lost 2.
I meet him Monday 9:00. Would like him to stop the boycott and to let two of his postdocs test the long bookings from 20 January. Dean wants all 12 labs on it by 1 March.`,
    talkTo: 'Adeyemi',
    role: 'Professor',
    goal: 'stop the boycott',
    opens: 'longer than 8 hours',
    notOwn: ['Dean wants all 12 labs on it by 1 March'],
    secret: ["So he's right about 1 and we lost 2."],
  },
  {
    id: 'second-exit',
    text: `FROM: ops desk
TO: Marisol
handover for the 15:00 with the festival's safety officer

her name is Wilhelmina Kuyper (city of Delft). says main stage capacity is 6,500 not 8,000 until she sees a new evacuation calculation. we have sold 7,650 tickets. the crowd engineer (Bas) made the calculation with the old fence, that's why. new one from Bas comes tomorrow noon at the earliest. She said on the phone "I sign for 6,500 today or for nothing, I don't sign on hope". gates open Saturday 13:00.
second exit at the canal side would give her 1,500 more, costs 9,800 euro and needs the boat club's okay, which we have since this morning
goal: she agrees to come Friday 17:00, look at the second exit, and decide then
she was on duty at the Rotterdam thing in 2019, don't bring that up`,
    talkTo: 'Wilhelmina Kuyper',
    role: null,
    goal: 'agree to come Friday 17:00',
    opens: 'I sign for 6,500 today or for nothing',
    notOwn: ['New one from Bas comes tomorrow noon'],
    secret: ['She was on duty at the Rotterdam thing in 2019'],
  },
  {
    id: 'meals-at-eight',
    text: `Hello Ms. Okafor,

I write about the school meals app. Since it is there, my staff has the orders at 8.40 and not at 8.00 as before, and we cook for 720 children. Twice this month, 31 vegetarian meals were missing. The children got bread. I have been a kitchen manager for sixteen years and that has not happened to me before.

I told your hotline on the 5th, on the 9th and on the 12th. Each time a different person, each time a new ticket.

I want that the orders come at 8.00. Otherwise I will go back to the paper list on the 1st of the month, with the agreement of the headmistress.

Kind regards
Birgit Sandström
Kitchen manager, Lindvägen School

Note for tomorrow: parents voted for ordering until 8.30, so 8.00 is not simply possible. Could print a forecast at 7.30 (97% right in the pilot). And a direct number instead of the hotline: mine.`,
    talkTo: 'Birgit Sandström',
    role: 'Kitchen manager',
    goal: 'orders come at 8.00',
    opens: 'orders come at 8.00',
    notOwn: ['parents voted for ordering until 8.30'],
    secret: ['And a direct number instead of the hotline'],
  },
  {
    id: 'notice-draft',
    text: `1-1 notes / Theo
Theo Lindqvist, our best tester, handed in his notice draft to HR (Carla told me, he doesn't know I know). Reason acc. to Carla: passed over for test lead in June, when we took Joanna from outside. And he hasn't had a raise in 3 years.
If he goes before the medical device audit (24 Sept) we're stuffed, only he knows the trace matrix.
I can offer: lead of the audit, title senior, +6% from Oct. Cannot offer: Joanna's job.
He's quiet, hates flattery. Ask first, then shut up. What I want is that he stays at least till end of the year, and tells me himself what's wrong.`,
    talkTo: 'Theo Lindqvist',
    role: 'tester',
    goal: 'stay at least till end of the year',
    opens: null,
    notOwn: ['passed over for test lead in June, when we took Joanna from outside'],
    secret: ["he doesn't know I know", 'Cannot offer: Joanna'],
  },
];
