/** Ten briefs that were written before the drafting and looked at only when it was finished. */
import type { WrittenBrief } from './written-brief';

export const HELD_OUT_BRIEFS: readonly WrittenBrief[] = [
  {
    id: 'cold-store',
    kind: 'e-mail',
    text: `From: Marguerite Osei <m.osei@brightfieldfoods.example>
To: Project Office
Subject: RE: RE: Cold store racking - where are we??

Hi Callum,

I've now heard from the site (not from you) that the racking in chamber 3 can't be loaded until the floor has been \
re-levelled. Is that right? I have 1,400 pallets of Christmas puddings coming out of Rotherham from 2 November and \
nowhere to put them. Renting space at Polar Logistics is £9.50 a pallet a week, so do the sums.

Head office signed off £612,000 for this on the basis that we'd be in by the end of October. I told Gareth (our FD) in front of everyone that it was safe. I'd like to know by Wednesday:
1. what day chamber 3 can be loaded
2. who pays for the levelling
3. why nobody told me before Friday

I don't want another Gantt chart.

Marguerite
Supply Chain Director, Brightfield Foods`,
    stakeholder: 'Marguerite Osei',
    role: 'Supply Chain Director',
    organisation: 'Brightfield Foods',
    figures: ['1,400 pallets', '2 November', '£9.50', '£612,000', 'Wednesday', 'Friday'],
    people: ['Gareth'],
    asks: ['who pays for the levelling', 'what day chamber 3 can be loaded'],
    about: ['timeline_pressure', 'communication_issues', 'budget_constraints'],
    lines: [
      'You heard about the floor of chamber 3 from the site, and that was mine to tell you. I’m sorry.',
      'What did you promise Gareth exactly?',
      'Chamber 3 can be loaded on 9 November. The levelling takes four days and starts on the 3rd.',
      'The contractor pays for the levelling. I have it in writing from this morning, and you get a copy today.',
    ],
  },
  {
    id: 'ward-tablets',
    kind: 'notes',
    text: `Notes - call w/ St Brendan's, Tues 14th
present: me, Sister Noreen Duffy (ward manager, Ward 7), Pradeep from IT

- tablets for obs rounds: pilot on ward 7 was due to start Mon 20th
- Noreen not having it. Says the nurses lost 25 min per round in the dry run because the wifi drops in bays 4-6
- two of her agency staff have never been trained. HR won't pay overtime for training
- she said "if one more thing lands on my girls this month I'm pulling the ward out"
- Pradeep reckons 6 more access points fix it, £4,200, 3 weeks lead time
- medical director (Dr. Hallam) wants the pilot to start before the CQC visit on 12 May. He doesn't know about the dry run yet
- between us: Pradeep told me Noreen was blamed for the last rollout, the bar-code thing in 2022, and had to apologise to the families herself

ACTION: I'm to ring Noreen back Thursday with a proposal.`,
    stakeholder: 'Noreen Duffy',
    role: 'ward manager',
    organisation: 'St Brendan',
    figures: ['25 min', '£4,200', '12 May', 'Mon 20th', '3 weeks', '2022', 'Thursday'],
    people: ['Pradeep', 'Hallam'],
    asks: ['ring Noreen back Thursday with a proposal'],
    about: [
      'resistant_to_change',
      'technical_complexity',
      'resource_limitations',
      'timeline_pressure',
      'quality_concerns',
    ],
    lines: [
      'Noreen, 25 minutes a round is too much. I would not want that on my ward either.',
      'What would have to be true before you let the tablets back on the ward?',
      'We don’t start on the 20th. The six access points come first, £4,200, and I pay for them from the project.',
      'Your two agency nurses get their training in paid hours, two afternoons in week 19. I’ll send you the names of the trainers by Friday.',
    ],
  },
  {
    id: 'invoice-api',
    kind: 'ticket',
    text: `[PAY-2291] Duplicate invoices after 4.8 release
Priority: Critical
Reporter: Tobias Krenn (Customer: Alpenhof Hotels)
Assignee: unassigned
Created: 2025-03-11 07:52

Description:
Since the update on Sunday night 312 of our guests got their invoice twice, and 41 of them were also charged twice on \
card. Our reception in Kitzbühel has been on the phone since 6am. We already refunded EUR 18,730 out of our own pocket.
This is the second time in 6 months!! After the last one you promised us there'd be a staging test with our data before every release. Nobody called us.

Expected: no duplicates. written explanation what happened. money back.

Comments:
Jana (support L2): workaround is switching off the nightly export. customer refuses because the accountants need it
Tobias Krenn: If this isn't fixed before Easter weekend (18 April) we go back to the old system. I have told our owner, Frau Stadler, that you are the right choice. Please don't make me regret.
Dev team: root cause is retry logic in the payment queue. fix 3 days, proper test with customer data 8 days`,
    stakeholder: 'Tobias Krenn',
    role: null,
    organisation: 'Alpenhof Hotels',
    figures: ['312', '41', 'EUR 18,730', '18 April', '3 days', '8 days', '6 months'],
    people: ['Jana', 'Stadler'],
    asks: ['money back', 'written explanation'],
    about: ['quality_concerns', 'communication_issues', 'timeline_pressure', 'technical_complexity'],
    lines: [
      'Tobias, 312 guests got their invoice twice, and we had promised you a staging test with your data. We didn’t do it.',
      'How many guests are still waiting for their money?',
      'The repair takes three days. The test with your data takes eight, and I won’t release without it, so it is live on 26 March.',
      'You get the EUR 18,730 back by Friday, and a written explanation on Monday, from me.',
    ],
  },
  {
    id: 'school-roof',
    kind: 'notes',
    text: `Site meeting no. 6 – Larkhill Primary, new roof
Attendees: Fiona Abbott (headteacher), Councillor Ray Tully, Dev Patel (QS), K. Lindqvist (architect), myself

1. Fiona: school reopens 3 September. No classrooms = no school. 210 children. She will not accept "partial handover".
2. Asbestos found above rooms 5 and 6 on 29 July. Licensed removal needs 14 days notice + about 10 days work.
3. Dev: cost of removal £38k-£45k. Contingency left is £12,500.
4. Fiona asked three times why the survey in March didn't find it. No answer was given. (Survey only covered the accessible voids - I knew this. Didn't say.)
5. Cllr Tully mentioned the local paper has rung him.
6. Portakabins for two classes: £1,150 per week each, min. hire 6 weeks. Playground would be lost.

Next: I meet Fiona on her own on Friday 8 August.

nb Fiona retires at Christmas. 31 yrs at the school. Parents' evening about the roof was her idea & she promised them a dry autumn.`,
    stakeholder: 'Fiona Abbott',
    role: 'headteacher',
    organisation: 'Larkhill Primary',
    figures: ['3 September', '210 children', '29 July', '£38k', '£12,500', '£1,150', 'Friday 8 August'],
    people: ['Ray Tully', 'Dev Patel', 'Lindqvist'],
    asks: ['why the survey in March'],
    about: [
      'timeline_pressure',
      'budget_constraints',
      'communication_issues',
      'quality_concerns',
      'unrealistic_expectations',
    ],
    lines: [
      'You asked three times why the survey did not find the asbestos. It only looked where one could get in, and I knew that and didn’t say it.',
      'Which rooms do you need on the first morning?',
      'Rooms 5 and 6 won’t be ready on 3 September. Removal ends on 29 August at the earliest, so I’d bring two cabins for six weeks.',
      'The cabins cost £13,800 in all, and I ask the council for it, not you. You hear from me on Tuesday by noon.',
    ],
  },
  {
    id: 'brand-relaunch',
    kind: 'e-mail',
    text: `hey Sanne,

so I talked to Bob at Kestrel (Robert Achterberg, he's the CMO now) after the workshop yesterday and he's... not \
happy. you need to sort this with him before the steerco on the 17th, I can't do it for you this time

what he wants: the new webshop in FOUR languages at launch, not two. plus the loyalty thing. he thinks it's all \
included because Wouter from sales showed him a mock-up with French and Polish on it in january. it is NOT in the \
SOW, I checked, SOW says dutch+english, loyalty is phase 2.

what it'd cost: Mei estimated 34 days for the languages (about €27,200) and she won't even guess at loyalty
launch is 1 June and he has bought TV slots for that week, €180k or so, non refundable

he's decent tbh but he got passed over last year when they brought in the interim guy and I think he wants to show the board (and esp. Ilse Maes) that he's the one who gets things done. don't mention that obviously

call him this week pls, he prefers mornings

Thijs`,
    stakeholder: 'Robert Achterberg',
    role: 'CMO',
    organisation: 'Kestrel',
    figures: ['17th', '34 days', '€27,200', '1 June', '€180k'],
    people: ['Wouter', 'Mei', 'Ilse Maes', 'Thijs'],
    asks: ['call him this week', 'FOUR languages'],
    about: ['scope_creep', 'unrealistic_expectations', 'budget_constraints', 'timeline_pressure'],
    lines: [
      'Bob, Wouter showed you French and Polish in January, so of course you count on them. They are not in the contract.',
      'Which of the two languages matters more for the week of the TV slots?',
      'All four would cost €27,200 and 34 days, which takes us past 1 June. French alone is 15 days and we keep the date.',
      'I’ll send you both ways in writing by Thursday morning, and you decide before the steerco.',
    ],
  },
  {
    id: 'warehouse-shift',
    kind: 'e-mail',
    text: `To: PMO
From: Delroy Banks
Date: 6 Feb
Subject: your scanner project and my night shift

I was told on Monday in the corridor by Steph that four of my lads are on your scanner training w/c 17 Feb. All four \
are nights. I have 22 people on nights and 3 off sick. That week is the Valentine's peak, 68,000 parcels a night against 41,000 normal.

I am not against scanners. We asked for them in 2023. But you can not take four people out of a peak week and you can \
not do it without asking me. Your plan says "operations to release staff as required". I never agreed to that line and I never saw it.

If the training can't move I want temps, and not off my cost centre. Agency is 19.40 an hour before night premium.

Happy to talk. I'm in from 9pm.

Delroy
Night Shift Manager, Tamworth hub`,
    stakeholder: 'Delroy Banks',
    role: 'Night Shift Manager',
    organisation: 'Tamworth hub',
    figures: ['22 people', '68,000 parcels', '41,000', '17 Feb', '2023', '19.40'],
    people: ['Steph'],
    asks: ['I want temps'],
    about: ['resource_limitations', 'communication_issues', 'competing_priorities'],
    lines: [
      'You heard it in the corridor from Steph, and your shift was planned without you. That was my plan, and I should have asked.',
      'When after the Valentine’s peak would four people be missed least?',
      'Then we move the training to the week of 3 March, two people a night, not four at once.',
      'If you still need temps I pay for two of them for two nights from the project, and I’ll send you the order number by Monday.',
    ],
  },
  {
    id: 'audit-finding',
    kind: 'ticket',
    text: `RISK-118 | Open | Severity: High
Title: Access reviews for trading platform not evidenced
Raised by: Hyacinth Forde, Internal Audit
Owner: Programme Office / Meridian programme
Due: 30 June

Finding: For 9 of 15 sampled leavers the access to Meridian was still active more than 30 days after their last day; \
one of them logged in twice. Quarterly access reviews were carried out in Q1 according to the programme, but no evidence was provided to audit.

Management response (draft, not agreed): "The programme considers the risk to be low and will address it in release 3 (November)."

Hyacinth's comment 02/06: I can't accept November. The regulator's visit is on 9 July and this goes into the pack on \
27 June. Either the finding is closed with evidence, or it's reported as overdue with the sponsor's name on it. I've \
been asked by the Audit Committee chair, Lord Penhaligon, to be firmer with programmes this year.

Programme note: automatic removal is 6 weeks of work by the identity team (2 people, both on the payments cutover \
until 20 June). Manual removal for all 430 leavers could be done in 4 days by the service desk, cost approx. $11,000.`,
    stakeholder: 'Hyacinth Forde',
    role: 'Internal Audit',
    organisation: 'Meridian',
    figures: ['30 June', '9 July', '27 June', '6 weeks', '430 leavers', '4 days', '$11,000', '20 June'],
    people: ['Penhaligon'],
    asks: ['closed with evidence'],
    about: [
      'quality_concerns',
      'timeline_pressure',
      'resource_limitations',
      'communication_issues',
      'technical_complexity',
    ],
    lines: [
      'Nine of fifteen leavers still had access, and we gave you no evidence for the reviews. I won’t argue that it is low.',
      'What would you need to see on 27 June to close it?',
      'The service desk removes all 430 by hand in four days, $11,000, done by 20 June. You get the log with a name and a time for each.',
      'The automatic removal follows in August, when the identity team is free; until then we repeat it by hand every week.',
    ],
  },
  {
    id: 'festival-stage',
    kind: 'notes',
    text: `quick notes after phone call with Zsófi (Zsófia Barta, production manager at Riverlight Festival) - 28/5

she's angry about the second stage. contract says load-in from Thursday 12 June 06:00, our crew can only be there Friday morning because the trucks are still in Lyon (the Moreau tour got extended by two days, nothing we can do)
headliner soundcheck on the second stage is Friday 16:00. she says she can't move it, the agent of the headliner is "a nightmare" 
she wants a written guarantee that the stage is up Friday noon, and a penalty of 5,000 for every hour after that
we lost 11k last year on a penalty with the same festival. boss said no penalties ever again (Annika was very clear)
options I see: rent a smaller roof locally from Pannon Stage, 7,800 incl. crew, could be up Thursday night. or put 8 extra riggers on Friday, about 3,600, done by 13:00 at the earliest
she hinted that they're choosing suppliers for the next 3 years in July
meeting her on site tomorrow 10:00`,
    stakeholder: 'Zsófia Barta',
    role: 'production manager',
    organisation: 'Riverlight Festival',
    figures: ['12 June', 'two days', '5,000', '11k', '7,800', '3,600', 'July'],
    people: ['Annika'],
    asks: ['written guarantee'],
    about: ['timeline_pressure', 'resource_limitations', 'budget_constraints', 'unrealistic_expectations'],
    lines: [
      'Zsófi, the contract says Thursday at six, and we will not be there before Friday morning. The trucks are still in Lyon.',
      'What happens at your end if the soundcheck starts an hour late?',
      'I can’t sign a penalty. What I can do is rent the roof from Pannon Stage for 7,800, and it stands on Thursday night.',
      'We pay for it. I’ll confirm the order by six today and send you their crew list tomorrow.',
    ],
  },
  {
    id: 'payroll-move',
    kind: 'e-mail',
    text: `Subject: Fwd: payroll cutover - concerns

Forwarding this so you have the background before you meet Ngaire on Monday. — Hemi

-----Original message-----
From: Ngaire Walters (Head of Payroll)
Sent: Thursday, 20 March 2025 4:41 PM
To: Hemi Parata

Hemi,

I have run payroll for this council for nineteen years and we have never missed a pay day. Your consultants want to \
switch to the new system in April with ONE parallel run. I asked for three. I was told that three "isn't in the plan".

In the first test, 57 of 2,380 people were paid wrong, most of them bus drivers with split shifts. I still have no list of what was fixed.

I won't sign the cutover checklist unless there are two clean parallel runs, and I want Aroha and Ben back from the project for the end of year, i.e. from 24 March to 4 April.

If drivers are not paid, the union is in my office, not yours.

Ngaire`,
    stakeholder: 'Ngaire Walters',
    role: 'Head of Payroll',
    organisation: null,
    figures: ['nineteen years', '57', '2,380 people', '24 March', '4 April', 'Monday'],
    people: ['Hemi', 'Aroha', 'Ben'],
    asks: ['two clean parallel runs', 'Aroha and Ben back'],
    about: ['quality_concerns', 'resource_limitations', 'timeline_pressure', 'resistant_to_change'],
    lines: [
      'Ngaire, 57 people were paid wrong in the first test and you never got the list. That should not have happened.',
      'Which of the split shifts worries you most?',
      'We do two parallel runs, in April and in May, and switch on 2 June. That costs the project $40,000, and I’ve got it.',
      'You get Aroha and Ben back from 24 March to 4 April. The list of what was fixed is on your desk tomorrow.',
    ],
  },
  {
    id: 'lab-freezer',
    kind: 'ticket',
    text: `Request #80417 – facilities / building works
Requester: Prof. Anil Deshmukh, Institute of Cell Biology
Category: complaint
Status: escalated

The power to level 4 is to be shut down for your electrical upgrade on Saturday 14 October, 08:00-18:00, so I learned \
from a poster in the lift. We have eleven minus-80 freezers up there with samples from 20 years of patients. Ten \
hours without power and they're gone. Nobody asked us.

I request that the shutdown is cancelled or every freezer gets emergency power.

--- internal notes, not visible to requester ---
* electrician (Volta Bau) is booked, cancelling costs CHF 16,500, next free weekend is 2 December
* two diesel generators can be rented for CHF 3,900, they'd cover 8 of the 11 freezers
* moving 3 freezers' content to level 2 would work, Dr Lin there has said she has space, but Deshmukh and Lin don't speak since the grant business
* Deshmukh lost samples in a power cut in 2016, a PhD student had to start over
* @you please see him in person before Thursday, mails make it worse. (Regula)`,
    stakeholder: 'Anil Deshmukh',
    role: 'Prof',
    organisation: 'Institute of Cell Biology',
    figures: ['14 October', 'eleven', '20 years', 'CHF 16,500', '2 December', 'CHF 3,900', '2016', 'Thursday'],
    people: ['Lin', 'Regula'],
    asks: ['shutdown is cancelled'],
    about: ['communication_issues', 'quality_concerns', 'timeline_pressure', 'competing_priorities'],
    lines: [
      'Professor, you learned it from a poster in the lift, and you have samples of twenty years in those freezers. We should have come to you first.',
      'Which of the eleven freezers could you least do without?',
      'Two generators cover eight of them for the ten hours; we rent them for CHF 3,900 and pay for it. The other three have to be moved for a day.',
      'An electrician stays beside the freezers the whole Saturday and rings you every two hours. You get his name by Wednesday.',
    ],
  },
];
