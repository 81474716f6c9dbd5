/** Ten briefs that the drafting was written with. */
import type { WrittenBrief } from './written-brief';

export const TUNED_BRIEFS: readonly WrittenBrief[] = [
  {
    id: 'claims-portal',
    kind: 'e-mail',
    text: `From: Dana Whitlock
To: Tom Reyes
Subject: Claims portal - I need straight answers

Tom,

I just got off the phone with Priya in finance. She tells me the claims portal is now at $1.94M against the $1.6M we \
approved in March. I have not seen a change request. I found out from a spreadsheet.

On top of that the go-live of 15 September is on every slide I showed the board. If that date moves too I look like a fool, twice.

By Friday I need to know: what did we buy for the extra money, what is the final number, and is the 15th real?

Please don't send me a deck.

Dana Whitlock
VP Operations, Northgate Mutual`,
    stakeholder: 'Dana Whitlock',
    role: 'VP Operations',
    organisation: 'Northgate Mutual',
    figures: ['$1.94M', '$1.6M', '15 September', 'Friday'],
    people: ['Priya'],
    asks: ['what is the final number'],
    about: ['budget_constraints', 'communication_issues', 'timeline_pressure'],
    lines: [
      'Dana, you found out from a spreadsheet, and you should have heard it from me in June. That is my fault.',
      'What does the board know so far about the money?',
      'The final number is $1.94M. The extra $340,000 went into the fraud checks, which nobody had priced in March.',
      'We can leave the broker view for January and end at $1.78M. I would take that, and the 15th stays.',
      'I’ll send you one page by Friday with both numbers, and nothing above it is spent without your signature.',
    ],
  },
  {
    id: 'clinic-migration',
    kind: 'notes',
    text: `Mtg notes 4 March – data migration, Oakview Clinics
Present: Dr. Helen Brandt (medical lead), Suresh (IT), Lena (vendor PM, Medisoft), me

- Helen: 212 patient records w/ wrong allergies after the 2nd trial load. "I'm not putting my name under this."
- Lena says it's a mapping issue, fix takes 6 days. They want to go ahead on 17 March anyway
- Suresh can't keep the old system running after 31 March, licence ends, renewing is 26,000 euros for another 3 months
- Helen wants every record with an allergy checked by a nurse. That's around 3,100 records. Nobody knows who'd do it
- she will call the chief physician (Prof. Adler) if we go on the 17th without it
- I didn't say that the first trial had the same fault and we missed it

To do: I speak to Helen again on Thursday, need a plan.`,
    stakeholder: 'Helen Brandt',
    role: 'medical lead',
    organisation: 'Oakview Clinics',
    figures: ['212 patient records', '6 days', '17 March', '31 March', '26,000 euros', '3,100 records', 'Thursday'],
    people: ['Suresh', 'Lena', 'Adler'],
    asks: ['every record with an allergy checked'],
    about: ['quality_concerns', 'timeline_pressure', 'resource_limitations', 'technical_complexity'],
    lines: [
      'Helen, 212 patients with the wrong allergies. I would not sign that either, and I owe you something: the first trial had the same fault and we missed it.',
      'What would you have to see before you put your name under it?',
      'We don’t go on the 17th. Medisoft repairs the mapping in six days, and two nurses from the pool check all 3,100 records, until 28 March.',
      'If we need April, I pay the 26,000 for the old licence from my budget. You get the list every evening from me.',
    ],
  },
  {
    id: 'csv-export',
    kind: 'ticket',
    text: `Ticket: SUP-5530
Customer: Verdana Retail Group
Opened by: Mick Salter, Head of Merchandising
Priority: P1
Opened: 9 Jan 2026

Mick Salter wrote:
The bulk price upload that was in the demo in October isn't in the product. Your guy Jonas showed it to six of us. We \
planned our January sale around that. My team of 4 now types in 11,500 prices by hand and the sale starts on 16 January.
I want the upload by Monday or I want the first quarter's fee back (£22,400).

Internal comment (Ayesha, product): upload is on the roadmap for Q2, the demo was a prototype. Jonas should not have \
shown it. Minimum version without validation could be done in 5 dev days, i.e. 16th at the earliest, and it would \
push out the Carver Foods integration.

Internal comment (sales): Verdana renews in June, £89k/yr. don't lose them pls`,
    stakeholder: 'Mick Salter',
    role: 'Head of Merchandising',
    organisation: 'Verdana Retail Group',
    figures: ['11,500 prices', '16 January', '£22,400', '5 dev days', '£89k', 'Monday'],
    people: ['Jonas', 'Ayesha'],
    asks: ['I want the upload by Monday'],
    about: ['unrealistic_expectations', 'scope_creep', 'timeline_pressure'],
    lines: [
      'Mick, Jonas showed you something that was not built, and you planned your sale around it. I am sorry, that was wrong of us.',
      'How far has your team got with the 11,500 prices?',
      'By Monday is not possible. The earliest is the 16th, five days of work, without checks, so I would not let you go into a sale with it.',
      'I’ll send you two people on Monday to type with your team, at our cost, and the upload is with you on 20 February.',
    ],
  },
  {
    id: 'bridge-bearing',
    kind: 'e-mail',
    text: `Hi all,

Quick summary of today's call with the city (Ms. Okonkwo-Hale, district engineer) about the Mill Street bridge:

- They want the night closures cut from 14 to 9. Her phone doesn't stop ringing because of the noise complaints, she says 63 since Monday.
- We need 14 nights for the bearings, with 9 we'd have to lift two spans at once, which nobody here will sign for.
- A second crane would get us to 11 nights. Cost: approx. $145,000, not in the contract.
- If the bridge isn't open for the marathon (Sunday, 19 October) we owe liquidated damages of $25,000 a day.
- Her boss, the mayor's office, stands for election on 4 November. She didn't say so but it's obvious that that's where it comes from.

I'm seeing her on Wednesday and I need to know what I can offer. I will not go below 11.

Cheers
Benedikt`,
    stakeholder: 'Okonkwo-Hale',
    role: 'district engineer',
    organisation: null,
    figures: ['14', '9', '63', '$145,000', '19 October', '$25,000', '4 November', 'Wednesday', '11 nights'],
    people: ['Benedikt'],
    asks: ['night closures cut from 14 to 9'],
    about: ['timeline_pressure', 'unrealistic_expectations', 'budget_constraints', 'scope_creep'],
    lines: [
      '63 complaints since Monday, and every one of them lands on your phone and not on mine.',
      'Which nights are the worst for the people in Mill Street?',
      'Nine nights means lifting two spans at once, and nobody here signs for that. So no.',
      'With a second crane it is 11 nights. That costs $145,000, we pay half, and the bridge is open on 17 October.',
    ],
  },
  {
    id: 'crm-training',
    kind: 'notes',
    text: `1:1 prep – Gary (Gary Flannigan, regional sales manager North, been here since forever)

Gary's region is the only one not using the CRM. 3 of his 14 reps log in. Claudine (CSO) wants all regions at 90% by end of June and she made it my problem.

What he told me at lunch: "I sold 8.2 million last year with a notebook. Show me what your computer sells." He also \
says it takes his people 40 minutes a day and the mobile app doesn't work in the Highlands. (True, I checked, app \
needs signal. Offline mode would be £15k, 5 weeks.)

He'd been promised that he keeps his own forecast sheet. Claudine took that back in the April meeting, he found out from a slide.

I think what he's really afraid of is that with everything in the CRM the big accounts are no longer "his". Heard from Moira that he is 18 months from his pension.

I meet him Tuesday. Want: his 14 people trained before 13 June.`,
    stakeholder: 'Gary Flannigan',
    role: 'regional sales manager',
    organisation: null,
    figures: ['8.2 million', '40 minutes', '£15k', '5 weeks', '90%', '13 June', 'Tuesday'],
    people: ['Claudine', 'Moira'],
    asks: ['14 people trained before 13 June'],
    about: ['resistant_to_change', 'communication_issues', 'competing_priorities'],
    lines: [
      'Gary, you were promised your own forecast sheet and you read on a slide that it’s gone. I’d be angry too.',
      'What do your people lose the forty minutes with?',
      'You’re right about the Highlands, I checked it. The offline mode costs £15k and takes five weeks, and I’ve got the money for it.',
      'Two of your people try it first, you choose which. If they say it costs them more than ten minutes a day, we stop. I bring you their numbers on 6 June.',
    ],
  },
  {
    id: 'office-move',
    kind: 'e-mail',
    text: `Subject: AW: Umzug / office move — 2nd floor

Hello Katrin,

as discussed on the phone: the works council was not asked about the desk sharing and I am not going to pretend \
otherwise. 180 colleagues on the second floor, 126 desks on your plan, and the vote in the staff meeting was 71% against.

I have nothing against the new building. But clause 87 is clause 87. If the removal company comes on 28 November without an \
agreement we'll go to court for an injunction, our lawyer Dr. Beyer has drafted it already.

What we'd talk about: fixed desks for accounting (22 people) and for the three colleagues with a disability, two home office days guaranteed, and a review after 6 months.

I'm in the office till Thursday, then on holidays.

Kind regards
Jürgen Maas
Chairman of the works council, Ostertal Versicherung`,
    stakeholder: 'Jürgen Maas',
    role: 'works council',
    organisation: 'Ostertal Versicherung',
    figures: ['180 colleagues', '126 desks', '71%', '28 November', '22 people', '6 months', 'Thursday'],
    people: ['Beyer'],
    asks: ['fixed desks for accounting'],
    about: [
      'resistant_to_change',
      'communication_issues',
      'unrealistic_expectations',
      'timeline_pressure',
      'competing_priorities',
    ],
    lines: [
      'Mr Maas, the works council was not asked about the desk sharing, and that was our mistake and not yours.',
      'Which of your points could you not go home without?',
      'Fixed desks for the 22 in accounting and for the three colleagues: yes. I can’t give 180 desks, there are 126 and no room for more.',
      'Two home office days I put in writing, with a review in six months. You have the draft agreement by Thursday noon from me.',
    ],
  },
  {
    id: 'game-launch',
    kind: 'notes',
    text: `retro + whats next, Tues
who: Bex (lead engineer), Omar, Lin, me

bex is at the end of her rope. says the crash on PS5 is 1 in 40 sessions and she has been saying so since sprint 11. publisher (Halcyon, thats Ruud) wants to ship 24 Oct no matter what, day one patch
she worked the last 3 weekends. omar too. two of the juniors asked about leaving
she wants: 3 weeks. no new features. netcode rewrite (her estimate 15 days with Lin full time)
i already told Ruud the 24th is fine. she doesnt know that yet!!
cert submission is 26 sept, if we miss that slot the next one is 10 oct
bonus for the whole team (about 60k all in) hangs on october
i need bex to agree to something by tomorrow`,
    stakeholder: 'Bex',
    role: 'lead engineer',
    organisation: null,
    figures: ['1 in 40', '24 Oct', '3 weeks', '15 days', '26 sept', '10 oct', '60k'],
    people: ['Omar', 'Lin', 'Ruud'],
    asks: ['no new features'],
    about: ['quality_concerns', 'timeline_pressure', 'resource_limitations'],
    lines: [
      'Bex, I told Ruud the 24th is fine before I asked you. You should hear that from me.',
      'One crash in forty sessions. How sure are you that the netcode is behind it?',
      'Then no new features from tomorrow, and Lin works full time with you for 15 days. The slot on 26 September goes, we take 10 October.',
      'Nobody works a weekend until then, I’ll tell the team so tomorrow. And I call Ruud today.',
    ],
  },
  {
    id: 'water-pump',
    kind: 'e-mail',
    text: `Dear Ms Achieng,

We refer to the delivery of the four pumps for the Kisumu pumping station. According to our contract of 12 May the \
pumps were due on 1 August. Your last message names 19 September. That is seven weeks.

The rains start in October. 84,000 people downstream depend on these pumps and the county governor has announced them on the radio.

The contract provides for 0.5% per week of delay on a price of USD 2.3 million. We do not want the money. We want two \
pumps now, by air if need be. Your colleague Mr Vos mentioned on the phone that two are standing finished in Rotterdam; he asked me not to quote him.

I expect your proposal before our meeting on Monday.

Yours sincerely,
Eng. Joseph Otieno
Project Director, Lake Basin Water Authority`,
    stakeholder: 'Joseph Otieno',
    role: 'Project Director',
    organisation: 'Lake Basin Water Authority',
    figures: ['12 May', '1 August', '19 September', '84,000 people', 'USD 2.3 million', 'Monday'],
    people: ['Vos'],
    asks: ['We want two pumps now'],
    about: ['timeline_pressure', 'communication_issues', 'quality_concerns', 'budget_constraints'],
    lines: [
      'Mr Otieno, the rains start in October and 84,000 people depend on it. I understand why you don’t want the money.',
      'Which of the four pumps does the station need first?',
      'Two pumps fly on 22 August from Rotterdam. The freight is USD 140,000, and we carry it.',
      'The other two come by ship on 19 September. I’ll send you the airway bill on Monday morning.',
    ],
  },
  {
    id: 'reporting-dashboard',
    kind: 'ticket',
    text: `BI-774 Dashboard "one more filter"
Reporter: Yvonne Marchetti (Controlling)
Assignee: you
Sprint: 32
Points: ?

Yvonne: Could you please also add the region filter, the drill-down to cost centre and an export to Excel? It's only \
small things and Mr. Hadad needs it for the quarterly meeting on 8 April. Everyone told me it would be quick.
Yvonne: also currency conversion. sorry forgot that one
Yvonne: any news??

Patrick (dev): filter 2d, drill-down 5d because the cost centres aren't in the model, export 1d, currency no idea - we have 9 days until 8 april and pay run fixes are in this sprint as well
Patrick (dev): this is the 5th add-on since January. The original request was 1 table.

Scrum master note: Yvonne gets shouted at by Hadad (CFO) in front of others when a number is missing. she told me in confidence`,
    stakeholder: 'Yvonne Marchetti',
    role: 'Controlling',
    organisation: null,
    figures: ['8 April', '2d', '5d', '9 days'],
    people: ['Hadad', 'Patrick'],
    asks: ['region filter', 'export to Excel'],
    about: ['scope_creep', 'timeline_pressure', 'unrealistic_expectations'],
    lines: [
      'Yvonne, you need to stand in front of Mr Hadad on 8 April with numbers that hold. I get that.',
      'Which of the four would he ask for first?',
      'The filter and the export are three days, you have both on Friday. The drill-down needs five and would not be tested by the 8th, so I say no to it for now.',
      'Currency: I don’t know yet. Patrick tells me on Wednesday, and I tell you the same day.',
    ],
  },
  {
    id: 'bakery-rollout',
    kind: 'e-mail',
    text: `Hi Joana

I need you to handle Klaus. Klaus Reinders runs the Dortmund bakery for us (our biggest franchise partner, 31 shops, \
about 22% of group revenue) and he's refusing to switch to the new till system in May.

His points, as far as I got them:
1. the old tills are paid off and the new ones cost him 1,900 € per shop
2. the pilot in Bochum had queues on Saturday because the card terminal froze, 3 Saturdays in a row
3. Nobody from us came to see him, he got a letter

Contract says he has to be on it by 1 July at the latest. Legal would enforce it, I'd rather not. The supplier \
(Tillwerk) would throw in the terminals if we sign all 31 by 15 May, that's worth around 400 € per shop.

He started with one shop and his late wife in 1988, she used to do the tills. Just so you know, tread gently.

Talk to him this week please.

Best, Friederike (COO)`,
    stakeholder: 'Klaus Reinders',
    role: 'franchise partner',
    organisation: 'Dortmund bakery',
    figures: ['31 shops', '22%', '1,900 €', '1 July', '15 May', '400 €', '1988'],
    people: ['Friederike'],
    asks: ['Talk to him this week'],
    about: ['resistant_to_change', 'budget_constraints', 'communication_issues', 'quality_concerns'],
    lines: [
      'Mr Reinders, you got a letter and nobody came to see you. That’s why I’m here, and it is late.',
      'What did the three Saturdays in Bochum cost them?',
      'If you sign by 15 May you get the terminals, 400 € a shop. Of the 1,900 € we carry 500 for each of your 31 shops.',
      'You begin with two shops on a Tuesday and no Saturday before it has run three weeks without freezing. I’ll be there myself on 20 May.',
    ],
  },
];
