import type { FollowUp } from '@parley/shared';

export const theWardWillNotUseItFollowUps: readonly FollowUp[] = [
  {
    id: 'opening-why-order-again',
    on: ['opening'],
    asked: [
      'Why would you order it again?',
      'what makes you so sure you would do the same again',
      'You’d do it again, even with the matron against you?',
      'so you don’t regret it, sister',
    ],
    says: [
      'Because in the morning nobody was at a bed. If I have to choose between a list and a bed, I choose the bed, every time.',
    ],
  },
  {
    id: 'opening-visitors-when',
    on: ['opening', 'answer:time-now', 'common:have_you_time'],
    asked: [
      'When exactly do the visitors come?',
      'so we have until half past two?',
      'Twenty minutes, is that enough for this?',
      'can we go on when the visitors are here',
      'At what time are the visitors let in?',
      'what time do visitors come, half past?',
    ],
    says: [
      'At half past two, and then I belong to the daughters. Twenty minutes is enough if nobody shows me a slide.',
    ],
  },
  {
    id: 'opening-careful',
    on: ['opening'],
    asked: [
      'What do you think I’d be careful about?',
      'why should i be careful with you',
      'Has somebody told you I’d be careful?',
      'I’m not here to be careful, just tell me what happened',
    ],
    says: ['People come to me like to a dog that has bitten. I did not bite, I took a paper out of a cupboard.'],
  },
  {
    id: 'ordered-how',
    on: ['opening', 'fact:back-to-paper', 'answer:that-thursday'],
    asked: [
      'How did you tell your team to stop?',
      'what exactly did you say to them on the thursday',
      'Did you give the order in writing?',
      'did everybody stop on the same day',
    ],
    says: [
      'I said it in the kitchen, with the kettle on, and put a pile of sheets on the table. In one minute the pile was gone.',
    ],
  },
  {
    id: 'four-when-measured',
    on: ['fact:four-minutes', 'answer:how-measured', 'statement:claim-true-four'],
    asked: [
      'And was it the same on the last day?',
      'the four minutes, did that change from Monday to Thursday',
      'Did it get any better after the first day?',
      'still four minutes at the end?',
    ],
    says: [
      'The same, four minutes on the first day and four on the last. Fast hands do not help when the questions are so many.',
    ],
  },
  {
    id: 'four-total',
    on: ['fact:four-minutes', 'concern:patients-wait', 'statement:claim-true-four'],
    asked: [
      'Seven times four, so half an hour per nurse?',
      '28 minutes for each nurse, is that right',
      'So each nurse is away half an hour longer?',
      'that makes twenty-eight minutes each handover?',
    ],
    says: [
      'Yes, 28 minutes for each nurse, so half an hour when somebody drops the pen. And this with all four at the same time.',
    ],
  },
  {
    id: 'four-paper-how-long',
    on: ['fact:four-minutes', 'answer:good-handover', 'answer:stop-rule'],
    asked: [
      'How long does it take on paper?',
      'and on paper, how many minutes for one patient',
      'What’s the time per patient with your sheet?',
      'four minutes longer than what',
      'How many minutes is it on paper?',
      'compared with paper, what does paper take',
    ],
    says: ['One minute and half for a patient, walking. With the screen it was five and half, standing still.'],
  },
  {
    id: 'four-which-part',
    on: ['fact:four-minutes', 'answer:learning-curve', 'answer:how-measured'],
    asked: [
      'Which part takes the longest?',
      'where do the four minutes go, typing or waiting',
      'Is it the typing or is the system slow?',
      'what exactly costs the time',
    ],
    says: [
      'The typing, and most of it is typing what the chart knows already. It thinks three seconds after each page also, but this I could forgive.',
    ],
  },
  {
    id: 'three-days-patient',
    on: ['fact:back-to-paper', 'answer:three-days-enough'],
    asked: [
      'Why not give it a week?',
      'why did you stop after three days already',
      'Wasn’t three days a bit short?',
      'could you not wait until the end of the week',
    ],
    says: [
      'Because nothing got shorter and patients waited. With a cough you wait a week, with a bleeding you do not.',
    ],
  },
  {
    id: 'three-days-office',
    on: ['fact:back-to-paper', 'answer:why-not-call'],
    asked: [
      'What did they say when you called?',
      'and what did the helpdesk tell you',
      'What did training answer you?',
      'nobody helped you when you phoned?',
      'When you called them, what was the answer?',
      'how did helpdesk react to your call',
    ],
    says: [
      'Helpdesk gave me a number, and training wrote “training need”. I said the need is minutes, and she said there is no box for it.',
    ],
  },
  {
    id: 'audit-two-mine',
    on: ['fact:allergy-audit', 'answer:allergy-why-screen', 'statement:claim-true-audit'],
    asked: [
      'Two were yours, how did that happen?',
      'what happened with your two sheets',
      'Were the two from this ward noticed in time?',
      'and nobody was harmed from the two missing allergies?',
    ],
    says: [
      'Copied at five in the morning from an old sheet, and the line was forgotten, both times. Nobody was harmed, the wristband was read, but this was luck with a name on it.',
    ],
  },
  {
    id: 'audit-since',
    on: ['fact:allergy-audit', 'answer:allergy-why-screen', 'answer:stop-paper-mistakes'],
    asked: [
      'Has it happened again since the summer?',
      'since you read from the wristband, any allergy missed?',
      'Are the sheets complete now?',
      'how many do you miss now with the wristband',
      'Since summer, was there another missing allergy?',
      'is it better now with the allergies than in the audit',
    ],
    says: [
      'Since we read it from the wristband I found none, and I look each morning. But I am one pair of eyes and I also have a day off.',
    ],
  },
  {
    id: 'audit-who-did',
    on: ['fact:allergy-audit'],
    asked: [
      'Who did the audit?',
      'was it one ward or the whole hospital',
      'Sixty sheets from how many wards?',
      'did they take the sixty from Ward 7 only',
      'Who carried out that audit, pharmacy?',
      'by whom was the audit made',
    ],
    says: [
      'Pharmacy did it, Lin and a student, from all over the hospital. Good audit, they came and looked in pockets.',
    ],
  },
  {
    id: 'red-field-only',
    on: ['answer:allergy-why-screen', 'statement:offer-red-allergy', 'statement:claim-true-audit'],
    asked: [
      'Only one field, is that really all you’d want?',
      'would one red field be enough to start with',
      'And if it was just the allergy on the screen, you’d use it?',
      'so one field on the screen and the rest on paper?',
    ],
    says: [
      'One field I would type tomorrow, yes. Then it is not a handover, it is an allergy list, but it would be the best one that we have.',
    ],
  },
  {
    id: 'sisters-what-ask',
    on: ['fact:next-wards', 'answer:eleven-sisters', 'statement:claim-others-happy'],
    asked: [
      'What did the sisters want to know?',
      'why did they phone you',
      'What are the other wards most afraid of?',
      'and what did you tell them on the phone',
    ],
    says: [
      'They want to know if it is so bad, and I say four minutes, come and look. Sister on Ward 12 asked also if one can lose it.',
    ],
  },
  {
    id: 'sisters-before',
    on: ['fact:next-wards', 'answer:second-november', 'statement:news-second-november'],
    asked: [
      'What would the other wards need by 2 November?',
      'is there enough time until 2 november',
      'Could it be short enough before the second of November?',
      'one week of test before 2 November, would that do',
      'What has to happen before 2 November for the others?',
      'how can it be ready for the other wards by then',
    ],
    says: [
      'If the thin one is in my hand this Friday, we test from Monday and on the Sunday night I know. Then it is tight, but it is possible.',
    ],
  },
  {
    id: 'insulin-noticed',
    on: ['fact:late-insulin', 'statement:claim-no-harm'],
    asked: [
      'Who noticed it?',
      'how was it noticed that the insulin was late',
      'Did Mr Pell say something himself?',
      'when did you find out about bed 19',
    ],
    says: [
      'He noticed it, he asked if breakfast is on strike. Then I looked at the chart and at the clock, and my stomach went down.',
    ],
  },
  {
    id: 'insulin-proof',
    on: ['fact:late-insulin', 'statement:claim-no-harm'],
    asked: [
      'Are you sure it was because of the screen?',
      'could it have been late anyway, without the screen',
      'How do you know the screen was the reason?',
      'couldn’t it happen with paper too',
    ],
    says: [
      'His nurse stood at the screen, on page three, when it was due. On paper she is at bed 19 at that minute, because she walks there.',
    ],
  },
  {
    id: 'insulin-book',
    on: ['fact:late-insulin', 'statement:claim-no-harm', 'answer:safety-report'],
    asked: [
      'May I read that entry?',
      'can I see the incident book now',
      'What did you write in the book about it?',
      'would you show me the entry of 14 October',
    ],
    says: [
      'Yes, here, sitting, and it does not leave the room. Five lines: bed, time due, time given, where the nurse was, who told the daughter.',
    ],
  },
  {
    id: 'insulin-first',
    on: ['fact:late-insulin', 'statement:claim-no-harm'],
    asked: [
      'Was he the only one?',
      'were there other late medicines that week',
      'Has anything else been late?',
      'only Mr Pell, or more patients',
    ],
    says: [
      'With insulin he was the only one. Tablets were late each morning, a quarter of hour here and there, and those I did not write down.',
    ],
  },
  {
    id: 'insulin-harm',
    on: ['fact:late-insulin', 'statement:claim-no-harm', 'answer:insulin-risk'],
    asked: [
      'What happened to him?',
      'was Mr Pell in danger',
      'Did it do him any harm?',
      'how bad were these 50 minutes for him',
      'What happened to Mr Pell in the end?',
      'what did the late insulin do to him',
    ],
    says: [
      'His sugar went up and came down by evening, and he was only tired and cross. With his kidneys it could be other story.',
    ],
  },
  {
    id: 'fields-name-them',
    on: ['fact:fields', 'answer:which-fields', 'statement:claim-fields-few'],
    asked: [
      'Which 19 are those?',
      'what are the nineteen that are in the chart already',
      'Can you give me an example of a double field?',
      'what do you type twice, for instance',
    ],
    says: [
      'Religion, next of kin, date of admission, diet, weight, the doctor, and so on down. I have them all on a menu, with a cross, take it with you.',
    ],
  },
  {
    id: 'fields-twelve',
    on: ['fact:fields', 'answer:which-fields', 'statement:claim-fields-few'],
    asked: [
      'So twelve would be left?',
      '31 minus 19, could you live with twelve fields',
      'Would a screen with 12 fields be short enough?',
      'if we took out the 19, is that enough for you',
    ],
    says: [
      'Twelve I can try, it is already other animal. But I would take red pen to these twelve too, six is what a nurse can say at a bed.',
    ],
  },
  {
    id: 'fields-who-counted',
    on: ['fact:fields', 'statement:claim-fields-few'],
    asked: [
      'When did you count them?',
      'how did you count the 31',
      'Did you compare it with the chart yourself?',
      'are you certain it’s thirty-one',
    ],
    says: [
      'On the Tuesday night, with a finger, chart on my knee and screen in front. Twice, because I did not believe it either.',
    ],
  },
  {
    id: 'fields-must-all',
    on: ['fact:fields', 'statement:claim-fields-few', 'answer:which-fields'],
    asked: [
      'Do you have to fill in every one of them?',
      'can’t the nurses skip the fields they don’t need',
      'Are all of them compulsory?',
      'what happens if a field stays empty',
    ],
    says: [
      'It does not let you to the next page until each one has something. Tom wrote “see chart” nineteen times, and this also takes time.',
    ],
  },
  {
    id: 'unpaid-when',
    on: ['fact:unpaid-time', 'answer:stayed-late', 'statement:claim-no-overtime'],
    asked: [
      'On which days was that?',
      'all four days, each shift?',
      'Was it every nurse, every day?',
      'how often did they stay, every shift of the four days',
      'Which days did they stay late?',
      'was it on all of the four days',
    ],
    says: [
      'Each shift of the four days, and with my own pen I wrote minutes for each name. Some stayed twenty, some half an hour, 25 is the middle.',
    ],
  },
  {
    id: 'unpaid-why-stay',
    on: ['fact:unpaid-time', 'answer:stayed-late', 'concern:going-home-late'],
    asked: [
      'Why didn’t they just leave?',
      'why did they stay and not go home',
      'Did somebody tell them to stay?',
      'who made them finish it',
    ],
    says: [
      'Nobody told them. The screen stays yellow until it is finished, and a nurse does not leave yellow to the next one.',
    ],
  },
  {
    id: 'unpaid-list-see',
    on: ['fact:unpaid-time', 'answer:overtime-pay', 'statement:offer-overtime-pay', 'answer:stayed-late'],
    asked: [
      'Can I take a copy of the list?',
      'could you give me these names and minutes',
      'May I have your list with the hours?',
      'who should sign under this list',
    ],
    says: [
      'A copy, yes, the paper itself stays in my drawer. Twelve names, four days, minutes, and at the bottom an empty line for somebody with a budget.',
    ],
  },
  {
    id: 'unpaid-still',
    on: ['fact:unpaid-time', 'answer:stayed-late'],
    asked: [
      'And since you went back to paper?',
      'do they go home on time now',
      'Are they out on time since the fifteenth?',
      'so with the paper everyone leaves at half past seven',
      'How is it since you’re on paper again?',
      'since the paper is back, do they leave on time',
    ],
    says: [
      'Since the fifteenth they are out on time, and Grace has her bus. This you can check, the buses have also a list.',
    ],
  },
  {
    id: 'grace-bus',
    on: ['fact:unpaid-time', 'concern:going-home-late', 'statement:claim-no-overtime', 'answer:grace-who'],
    asked: [
      'How did she get home?',
      'how far did Grace have to walk',
      'When’s her next bus?',
      'why is the bus so important',
    ],
    says: [
      'She walked, fifty minutes along the main road, after twelve hours on the same feet. Next bus is one hour later, so feet are quicker.',
    ],
  },
  {
    id: 'july-why-ten',
    on: ['fact:july-visit', 'answer:july-people', 'concern:nobody-watched'],
    asked: [
      'Why did they come at that hour?',
      'who chose ten to twelve',
      'Did you tell them that was the wrong time?',
      'why did they not come at seven',
    ],
    says: [
      'Because from ten to twelve was free in their calendar. I told them come at seven, and lady with white shoes wrote it down.',
    ],
  },
  {
    id: 'july-what-learn',
    on: ['fact:july-visit', 'answer:july-people', 'answer:asked-at-design'],
    asked: [
      'What did they ask you then?',
      'and did they come back after July',
      'Did you hear from them again?',
      'what did the two do here, besides watching',
    ],
    says: [
      'They asked what I wish for, and I said two more nurses. Then they ate birthday cake, said thank you, and came back as a poster.',
    ],
  },
  {
    id: 'agency-what-do',
    on: ['fact:agency-logins', 'answer:agency-fix'],
    asked: [
      'How do they hand over without a login?',
      'what do the agency nurses do on sunday nights',
      'What happens on Sunday night with the two?',
      'who types for the agency nurses then',
      'How does the agency hand over if there’s no login?',
      'without a login, what do these two nurses do',
    ],
    says: [
      'On paper, like everybody now. With the screen my own nurse must type for them also, so fourteen instead of seven, and this I do not allow.',
    ],
  },
  {
    id: 'agency-ticket',
    on: ['fact:agency-logins', 'answer:agency-fix'],
    asked: [
      'Has anybody answered the ticket?',
      'what’s the ticket number',
      'You asked on 13 October, and since then nothing?',
      'shall i take the ticket number with me',
    ],
    says: [
      'No answer in eight days, only a mail that my satisfaction is important. Take the number, it is on the fridge, you need two breaths to read it.',
    ],
  },
  {
    id: 'agency-signature',
    on: ['answer:naveed-who', 'statement:offer-agency-login', 'answer:agency-fix'],
    asked: [
      'Whose signature does Naveed need?',
      'who could sign for the logins',
      'What does he need to make a login?',
      'could I sign that for Naveed',
      'What kind of signature does he need, whose?',
      'who has to sign so that Naveed can make a login',
    ],
    says: [
      'He says one of “system owner”, and nobody here feels that he owns it. If this is your office, then you have a pen.',
    ],
  },
  {
    id: 'bed-who-there',
    on: ['concern:patients-wait', 'answer:who-looks', 'statement:claim-true-four'],
    asked: [
      'Who is on the ward at seven besides the nurses?',
      'is nobody else there, no doctor, no helper',
      'What about the helpers?',
      'and where is the doctor at seven',
    ],
    says: [
      'Two helpers, and they give breakfast to 28. The doctor comes at eight, and at seven he is still somewhere with a toothbrush.',
    ],
  },
  {
    id: 'bed-man-get-up',
    on: ['concern:patients-wait', 'common:what_do_you_mean'],
    asked: [
      'Has somebody fallen?',
      'did anyone get up and fall that week',
      'Who is the man who wants to get up?',
      'has a patient fallen because of the screen',
    ],
    says: [
      'No, nobody fell, one was caught by the cleaner. Mr Abbot in Bay C thinks each morning that he must go to work.',
    ],
  },
  {
    id: 'bed-turn-round',
    on: ['concern:patients-wait', 'answer:tablet-bedside', 'statement:offer-tablets'],
    asked: [
      'What if the screen faced the beds?',
      'could they not type with their face to the patients',
      'Would it help to turn the computer round?',
      'can you put the screen so that they see the bay',
    ],
    says: ['We turned it, first day. Then the nurse can see the bay, and she looks at the keys.'],
  },
  {
    id: 'bed-thinner-how-much',
    on: ['concern:patients-wait', 'common:what_would_move_you', 'answer:use-again'],
    asked: [
      'How short does it have to be?',
      'how many minutes more would be acceptable',
      'What would be short enough for you?',
      'what’s the most it may take',
    ],
    says: ['One minute more than paper, this I can give, and not two. One minute I lose also for looking for a pen.'],
  },
  {
    id: 'bed-two-minutes',
    on: ['concern:patients-wait', 'answer:stop-rule', 'statement:offer-stop-rule'],
    asked: [
      'And if it’s two minutes, not one?',
      'would two minutes still be all right',
      'What if we get it down to two minutes?',
      'is half the time, two minutes, not already good',
    ],
    says: [
      'Two is still fourteen minutes for each nurse with the back to a bay, so no. At two I stop and you take out more.',
    ],
  },
  {
    id: 'limit-average',
    on: ['answer:stop-rule', 'statement:offer-stop-rule', 'concern:patients-wait'],
    asked: [
      'One minute on average, or for each patient?',
      'is the one minute per patient or in total',
      'Do you count every patient or take the average?',
      'what if one patient takes longer once',
    ],
    says: ['On average over the morning, per patient. One difficult admission does not kill a test, I am not unfair.'],
  },
  {
    id: 'late-medicine-meaning',
    on: ['answer:stop-rule', 'statement:offer-stop-rule'],
    asked: [
      'What counts as a late medicine?',
      'how late is late',
      'Late by how many minutes?',
      'any medicine, or only insulin',
    ],
    says: [
      'Insulin a quarter of an hour, everything else half an hour, and only if the nurse was at the screen. What the pharmacy forgets I do not put on you.',
    ],
  },
  {
    id: 'stop-then-what',
    on: ['answer:stop-rule', 'statement:offer-stop-rule', 'answer:trial-length'],
    asked: [
      'What happens after you stop?',
      'if it fails, do we get a second try',
      'And if you stop it, is that the end?',
      'when you say stop, may I fix it and come back',
    ],
    says: [
      'Then paper, the same morning, and you go down and take out what was too long. With a thinner one you may come up again, I am not a judge.',
    ],
  },
  {
    id: 'bay-why-one',
    on: ['answer:bay-trial', 'statement:offer-one-bay-test'],
    asked: [
      'Why only one bay?',
      'why not two bays or the whole ward',
      'Could it be half of the ward?',
      'is one bay enough to learn something',
    ],
    says: [
      'Because in one bay I can see each face and in four I see only noise. If it is good in one, you will not have to ask for the second.',
    ],
  },
  {
    id: 'bay-which-nurses',
    on: ['answer:bay-trial', 'statement:offer-one-bay-test', 'answer:which-nurse-first'],
    asked: [
      'Who’d be working in Bay B?',
      'which nurses would take part in the test',
      'Will Tom do it?',
      'who types in bay b during the test',
    ],
    says: [
      'Tom on days, and Grace or Moira on nights, who do not like it. You need one who likes and one who does not, else it is advertising.',
    ],
  },
  {
    id: 'bay-when-start',
    on: ['answer:bay-trial', 'statement:offer-one-bay-test', 'answer:by-when'],
    asked: [
      'When could it start?',
      'could we begin next Monday',
      'Would Monday be too early for the test?',
      'from which day would you run it',
    ],
    says: [
      'On Monday the 26th, if I have the thin one on Friday. I must tell the weekend staff by hand, they do not read mails, they read the fridge.',
    ],
  },
  {
    id: 'bay-other-bays',
    on: ['answer:bay-trial', 'statement:offer-one-bay-test'],
    asked: [
      'And the other three bays, they stay on paper?',
      'what do the rest of the beds use during the test',
      'Does the rest of the ward carry on with paper?',
      'how does it work with two systems at once',
    ],
    says: [
      'All others on paper, yes. It is one ward with two sorts of sheet for a week, we had worse, we had once two sorts of doctors.',
    ],
  },
  {
    id: 'penhale-example',
    on: ['answer:mrs-penhale', 'answer:bay-trial', 'statement:offer-one-bay-test'],
    asked: [
      'What does she say exactly, Mrs Penhale?',
      'can you give me an example of what mrs penhale reports',
      'Has she reported something already?',
      'did Mrs Penhale notice the screen',
    ],
    says: [
      '“Nurse Hartley, two minutes past seven, not looking.” She said it over the whole bay, and he dropped the mouse.',
    ],
  },
  {
    id: 'watch-bigger',
    on: ['answer:who-measures', 'statement:offer-one-bay-test'],
    asked: [
      'Why the bigger number of the two?',
      'shouldn’t we take the average of both watches',
      'May one of us measure as well?',
      'two people measuring, is that all right for you',
    ],
    says: [
      'Because the patient waits the bigger one. Measure with me, gladly, and when we have the same number nobody must quarrel.',
    ],
  },
  {
    id: 'watch-bias',
    on: ['answer:who-measures', 'common:your_contribution', 'statement:offer-one-bay-test'],
    asked: [
      'How do I know you measure fairly?',
      'couldn’t people say you measured against the screen',
      'And will the others believe your numbers?',
      'is it not better if somebody neutral measures',
    ],
    says: [
      'Stand next to me with your own watch, then you know. And the two sheets without the allergy I have told you myself, I do not hide numbers.',
    ],
    tells: ['allergy-audit'],
  },
  {
    id: 'come-where',
    on: ['answer:come-watch', 'statement:offer-watch-handover', 'common:next_step'],
    asked: [
      'Where shall I stand?',
      'what do I have to bring tomorrow',
      'Where do we meet at quarter to seven?',
      'what should I do and not do when I watch',
    ],
    says: [
      'By the linen cupboard, hands empty, mouth shut until half past. If a patient asks you something, you say “I fetch sister”.',
    ],
  },
  {
    id: 'come-what-see',
    on: ['answer:come-watch', 'statement:offer-watch-handover', 'common:how_can_i_help', 'concern:nobody-watched'],
    asked: [
      'What will I see?',
      'what should I look at during the handover',
      'But you’re on paper now, so what will I learn?',
      'is it useful to watch a handover on paper',
      'What is there to see for me at seven?',
      'what would I notice in a handover',
    ],
    says: [
      'You see how a handover goes when it goes well: two nurses, a bed, a face. Then hold your screen in your head next to it, and you will know what must go out.',
    ],
  },
  {
    id: 'come-sunday',
    on: ['answer:come-watch', 'concern:nobody-watched', 'statement:offer-watch-handover'],
    asked: [
      'Why a Sunday as well?',
      'what’s different on a Sunday',
      'Do I have to come on Sunday too?',
      'is one morning not enough',
    ],
    says: [
      'On Sunday I have two agency nurses, no clerk and no pharmacist. One morning you may miss it, but a screen must work also on Sunday.',
    ],
    tells: ['agency-logins'],
  },
  {
    id: 'come-which-person',
    on: ['concern:nobody-watched', 'answer:ben-who', 'statement:offer-watch-handover'],
    asked: [
      'Is it important that the developer comes too?',
      'why must I bring the one who can change it',
      'What would the developer do here?',
      'can’t I tell him afterwards what I saw',
      'Why does the one who built it have to come too?',
      'should our developer come as well, is that important',
    ],
    says: [
      'Because you would tell him it was interesting. He must hear a bell that nobody answers, then his fingers take out fields alone.',
    ],
  },
  {
    id: 'religion-why',
    on: ['concern:nobody-watched', 'common:example'],
    asked: [
      'Is religion really before the allergy?',
      'on which page does the allergy come',
      'Where is the allergy on the screen now?',
      'the screen asks religion first, why is that',
    ],
    says: [
      'Religion is on page one and allergy is on page two, below the telephone of the cousin. I think somebody took the admission form and put glass on it.',
    ],
  },
  {
    id: 'pages-how-many',
    on: ['answer:why-not-refuse-first', 'answer:login-or-wifi', 'answer:field-to-add'],
    asked: [
      'How many pages are there?',
      'what is on page three',
      'So how many pages did they show you on the projector?',
      'what came on the other pages',
    ],
    says: [
      'Five pages, and on the projector we saw three. On the last two is everything that nobody wanted to say in public.',
    ],
  },
  {
    id: 'friday-list',
    on: ['concern:reported-to-matron', 'answer:who-told-report', 'statement:claim-true-report'],
    asked: [
      'What did the matron say to you on Friday?',
      'and what did you answer her',
      'How did Mrs Farrow take it?',
      'what happened when matron came with the list',
    ],
    says: [
      'She asked what this is, and I said “come at seven”. She looked in her diary and said November, and it was not unkind.',
    ],
  },
  {
    id: 'list-today',
    on: ['concern:reported-to-matron', 'answer:report-auto'],
    asked: [
      'What does it say on the list today?',
      'is the ward still red on the list',
      'Does it still say non-compliant?',
      'what’s written next to Ward 7 now',
    ],
    says: ['Still the same word, and still no “why” beside it. Nobody has touched it since Friday, I asked.'],
  },
  {
    id: 'list-who-reads',
    on: ['concern:reported-to-matron', 'answer:report-auto', 'answer:matron-who'],
    asked: [
      'Who else reads that list?',
      'does it matter what’s on the list',
      'What does it mean for you to be on it?',
      'can it have consequences for you or the ward',
      'Who reads this list besides matron?',
      'how many people see that list',
    ],
    says: [
      'All the other matrons, and above them somebody with a good carpet. No consequence, only that next time I say stop they think, ah, that one.',
    ],
  },
  {
    id: 'letter-what',
    on: ['concern:reported-to-matron', 'answer:report-withdraw', 'statement:offer-correct-report'],
    asked: [
      'What should those two sentences say?',
      'can you give me the two sentences',
      'How would you word it to the matron?',
      'what must be in the letter exactly',
    ],
    says: [
      '“Ward 7 stopped because patients waited at handover. Our office had not asked why before reporting.” It is all, and no “unfortunately”.',
    ],
  },
  {
    id: 'letter-when',
    on: ['concern:reported-to-matron', 'statement:offer-correct-report', 'answer:report-withdraw'],
    asked: [
      'By when should she have it?',
      'is this afternoon early enough',
      'If I send it today before five, is that fine?',
      'would tomorrow morning be in time for matron',
      'When does matron need the letter?',
      'how soon must the letter be on her desk',
    ],
    says: [
      'Before nine tomorrow, because then she sees me. Today is better, she reads in the evening with her feet up.',
    ],
  },
  {
    id: 'letter-copy',
    on: ['concern:reported-to-matron', 'statement:offer-correct-report'],
    asked: [
      'Shall I show it to you first?',
      'do you want a copy of the letter to matron',
      'May I bring it up before I send it?',
      'would you read my letter before it goes out',
    ],
    says: ['Yes, bring it up, I read quickly and with a pencil. And one copy for me, for beside the fire plan.'],
  },
  {
    id: 'stairs-sorry',
    on: ['concern:reported-to-matron', 'statement:adm-reported'],
    asked: [
      'What would have been the right way?',
      'what should we have done instead of the list',
      'How should my office have handled it?',
      'and if we had come up first, what then',
    ],
    says: [
      'Somebody comes up one flight of stairs and asks “why”, before he writes “non”. I would have made tea, it costs you ten minutes.',
    ],
  },
  {
    id: 'farrow-nights',
    on: ['answer:matron-who', 'statement:claim-matron-order'],
    asked: [
      'How long have you known Mrs Farrow?',
      'did you work together with the matron',
      'You did nights together, when was that?',
      'are you friends with matron',
      'You and Mrs Farrow, how long have you known each other?',
      'since when do you know the matron',
    ],
    says: [
      'Many years, we did nights together on Ward 2 when she still had good shoes. We are not friends, but I would let her nurse my mother.',
    ],
  },
  {
    id: 'half-hour-who-pays',
    on: ['concern:going-home-late', 'common:cost_to_you'],
    asked: [
      'Who should pay it, in your opinion?',
      'who pays for the half hours, the ward or the project',
      'Have you asked anybody to pay it?',
      'whose budget should it come from',
    ],
    says: [
      'Who brought the screen, pays the screen. My budget is gloves and bank nurses, and it ends in January as it is.',
    ],
  },
  {
    id: 'half-hour-when-pay',
    on: ['concern:going-home-late', 'answer:overtime-pay', 'statement:offer-overtime-pay'],
    asked: [
      'Until when should it be paid?',
      'is it okay if they get it with the next pay',
      'Would it be all right to have it in this month’s pay?',
      'could they take time off instead of money',
    ],
    says: [
      'This month, then it is fair and finished. Time off would be nice, but I have nobody who stands there in the time.',
    ],
  },
  {
    id: 'half-hour-how-sure',
    on: ['concern:going-home-late', 'statement:offer-home-time', 'answer:end-of-shift'],
    asked: [
      'How do we make sure they really go?',
      'what if they stay anyway',
      'And what about the unfinished patients then?',
      'who finishes it if they go at half past seven',
    ],
    says: [
      'I stand in the door with the coats. What is not typed goes on paper to the next one, and nobody is yellow because of it.',
    ],
  },
  {
    id: 'half-hour-tell',
    on: ['concern:going-home-late', 'statement:offer-home-time', 'answer:end-of-shift'],
    asked: [
      'What should I tell them?',
      'shall I tell the nurses myself that they go home',
      'When can I speak to the night shift?',
      'how should I say it to them so they believe it',
    ],
    says: [
      'Say: “Half past seven you go, finished or not, and last week is paid.” Tomorrow in the kitchen, both shifts are there for ten minutes.',
    ],
  },
  {
    id: 'training-standing',
    on: ['answer:fault', 'common:what_did_we_do_wrong'],
    asked: [
      'One hour standing, what do you mean?',
      'how was the training, only one hour',
      'Why were they trained standing?',
      'who did the training, and where',
      'You were trained standing up?',
      'only one hour of training, and standing, how was that',
    ],
    says: [
      'In the corridor, around one laptop, twelve people and one trolley that wanted to pass. Two of my nurses saw only the shoulders of others.',
    ],
  },
  {
    id: 'two-sick',
    on: ['answer:fault', 'common:since_when'],
    asked: [
      'You started with two people sick?',
      'why did you start that Monday if two were missing',
      'Could you have asked for another day?',
      'were you short of staff that week',
      'Two were sick on the first Monday?',
      'why begin with two nurses missing',
    ],
    says: [
      'Two with a stomach, and I did not ask to move it, this one is mine. But with all twelve it would be four minutes too, so I do not hang it on this.',
    ],
  },
  {
    id: 'use-which-minutes',
    on: ['answer:use-again', 'answer:use-if-short', 'common:agree_now'],
    asked: [
      'So with a shorter one you’d say yes?',
      'what makes it a yes for you',
      'If it’s short and you measure, you’re in?',
      'do I understand correctly that a thin one would be welcome',
    ],
    says: ['Yes. Short, one bay, my watch, and a rule when it ends. With these four I take it in my own hand.'],
  },
  {
    id: 'thin-see-when',
    on: ['answer:use-again', 'statement:offer-short-screen', 'answer:use-if-short', 'statement:offer-short-by-date'],
    asked: [
      'When would you want to see the thin one?',
      'can I show you a drawing first',
      'Would a sketch on paper be enough to begin with?',
      'how should I show you the short version',
    ],
    says: [
      'On paper first, tomorrow in kitchen, I need no computer to cross out. The real one in my hand on Friday, then I believe it.',
    ],
  },
  {
    id: 'six-which',
    on: ['answer:use-if-short', 'answer:which-fields', 'follow-up:fields-twelve'],
    asked: [
      'Which six?',
      'what would be the six fields for you',
      'Which six things do you want on it?',
      'can you list the six',
    ],
    says: [
      'Name, bed, allergy, what changed tonight, what must be before noon, and who falls. I can say them in my sleep, and at seven I nearly do.',
    ],
  },
  {
    id: 'autofill-time',
    on: ['statement:offer-autofill', 'answer:link-drug-chart'],
    asked: [
      'And until it’s linked, what do we do?',
      'the link could take months, what then',
      'What if linking isn’t possible before November?',
      'would it be enough to cut the fields now and link later',
    ],
    says: [
      'Then take them out now and link them in spring, I am not greedy. What the nurse does not type costs nobody anything.',
    ],
  },
  {
    id: 'trolley-wheel',
    on: ['answer:tablet-bedside', 'statement:offer-tablets'],
    asked: [
      'Why only half better?',
      'what about a tablet for each nurse',
      'Would you want tablets at all?',
      'a nurse with a tablet still looks down, doesn’t she',
      'Why is it only half better with a tablet?',
      'a tablet only solves half, why',
    ],
    says: [
      'Because she looks at glass and not at face, only from nearer. After it is short, yes, give me four tablets and a trolley that goes straight.',
    ],
  },
  {
    id: 'cheat-sheet',
    on: ['common:tried_before'],
    asked: [
      'What was on Tom’s cheat sheet?',
      'did it help to type in pairs',
      'And typing in pairs, what did that bring?',
      'why did moving the computer not help',
      'The cheat sheet, what did Tom write on it?',
      'how did Tom’s cheat sheet work',
    ],
    says: [
      'Where each thing is hidden, page by page. In pairs it was quicker for one and then two nurses had their back to the bay.',
    ],
  },
  {
    id: 'bed-management',
    on: ['common:happened_before'],
    asked: [
      'What was that bed-management thing?',
      'who switched it off and why',
      'Why was the system in spring switched off?',
      'what went wrong with the screen in spring',
    ],
    says: [
      'A board with coloured dots for free beds. After five weeks nobody downstairs looked at it, so they switched it off and sent a thank you.',
    ],
  },
  {
    id: 'bladder-scanner',
    on: ['answer:angry', 'statement:news-cannot-scrap'],
    asked: [
      'Why did you fight for the bladder scanner?',
      'what was so good about the scanner',
      'Two years, who was against it?',
      'what did the scanner change for the patients',
    ],
    says: [
      'It saves an old man a tube that he does not need, so I fought. Finance was against it, until somebody in finance got old.',
    ],
  },
  {
    id: 'tom-likes',
    on: ['answer:staff-say', 'answer:tom-who'],
    asked: [
      'What does Tom like about it?',
      'one nurse likes it, why',
      'And why does he like the screen?',
      'could Tom help to make it shorter',
    ],
    says: [
      'That he can read what night has written, and that it has search. Yes, let him help, he knows which page is stupid.',
    ],
  },
  {
    id: 'shoes-look',
    on: ['statement:offer-talk-staff', 'answer:staff-say'],
    asked: [
      'What do you mean, look at the shoes?',
      'what would I see in their shoes',
      'How do I get them to say what they really think?',
      'what should I ask your nurses',
      'Why should I look at their shoes?',
      'the shoes, what do they tell me',
    ],
    says: [
      'When it is okay the feet are still. Ask them “what did you do at half past seven”, and not “do you like it”.',
    ],
  },
  {
    id: 'kitchen-when',
    on: ['answer:staff-say', 'statement:offer-talk-staff', 'common:talk_to_them', 'answer:grace-who'],
    asked: [
      'When are they in the kitchen?',
      'what’s a good time to meet the nurses',
      'Could I meet the night shift?',
      'when would I find Grace in the kitchen',
    ],
    says: [
      'Half past seven in the morning, night going out and day with first tea. Ten minutes you have, bring no paper.',
    ],
  },
  {
    id: 'if-compulsory-why',
    on: ['answer:compulsory', 'statement:offer-order'],
    asked: [
      'You’d obey, but you’d write it all down?',
      'is that a threat, sister',
      'Why would you write everything in the book?',
      'what would it bring to write down each minute',
    ],
    says: [
      'It is not a threat, it is my duty, I do it with drugs also. What nobody writes down, that never happened, so I write.',
    ],
  },
  {
    id: 'read-incident',
    on: ['answer:if-nothing', 'common:consequence'],
    asked: [
      'When’s the sisters’ meeting?',
      'what would you read out to them',
      'Would you really read from the incident book?',
      'who sits in that meeting',
      'The sisters’ meeting, when is that?',
      'on what day do the sisters meet',
    ],
    says: [
      'First Thursday in the month, all ward sisters, and matron pours. I would read what is there, slowly, without adjectives.',
    ],
  },
  {
    id: 'clerk-why-not',
    on: ['answer:who-looks', 'statement:offer-clerk', 'common:other_options'],
    asked: [
      'Why not a clerk then?',
      'would a clerk at seven solve it',
      'What would the clerk need to know?',
      'a clerk who types at seven, how would that work',
    ],
    says: [
      'She types what the nurse says walking, so the nurse keeps her eyes. It would work, and in spring somebody saves her away, so shorten it all the same.',
    ],
  },
  {
    id: 'paper-copy-five',
    on: ['answer:allergy-why-screen', 'statement:offer-allergy-paper', 'answer:paper-sheet'],
    asked: [
      'Why is the sheet copied at five in the morning?',
      'who copies it at five',
      'Do you write a new sheet every day?',
      'couldn’t you just keep the same sheet',
    ],
    says: [
      'Each night a new one, because the old is full of coffee and crossings. The night nurse copies it at five, when a head weighs most.',
    ],
  },
  {
    id: 'paper-lose',
    on: ['answer:paper-sheet', 'answer:sheets-kept'],
    asked: [
      'Has a sheet ever been lost?',
      'isn’t paper in a pocket dangerous with the names on it',
      'What if somebody loses the sheet?',
      'where do you keep them during the shift',
      'Did you ever lose a sheet of paper?',
      'do sheets get lost sometimes',
    ],
    says: [
      'Once, in the laundry, and it came back ironed. They stay in the pocket with a button, and at eight they go in the shredder, I count them.',
    ],
  },
  {
    id: 'wristband-who',
    on: ['answer:stop-paper-mistakes', 'follow-up:audit-since'],
    asked: [
      'Whose idea was it with the wristband?',
      'do the other wards read from the wristband too',
      'Could the other wards do that as well?',
      'is the wristband always right',
    ],
    says: [
      'Mine, from Lublin, there we had no sheets at all. The wristband is printed in admission, and I have not yet found it wrong.',
    ],
  },
  {
    id: 'sign-safety',
    on: ['answer:governance'],
    asked: [
      'Was Dr Sen ever on the ward for it?',
      'on what basis did he sign then',
      'What did Dr Sen look at before he signed?',
      'could dr sen come to a handover too',
    ],
    says: [
      'He looked at a file, on second floor, with coffee. He is a good doctor, invite him at seven, he would come and be ashamed.',
    ],
  },
  {
    id: 'pharmacist-see',
    on: ['answer:doctors'],
    asked: [
      'What mistakes does the pharmacist see?',
      'why ask Lin',
      'Lin sees each mistake twice, what do you mean?',
      'when can I speak to the pharmacist',
    ],
    says: [
      'Once on the handover and once on the chart, so she knows which was first. She is here from half past eight, with a green pen.',
    ],
  },
  {
    id: 'confidence-weekend',
    on: ['answer:trial-length', 'answer:success'],
    asked: [
      'Is one week before 2 November enough?',
      'one week, so until Sunday the first?',
      'Would five days also do?',
      'and when would I get your result',
    ],
    says: [
      'From Monday to Sunday night, then it has seen agency too. On the Sunday night I ring you, and the numbers you get on a menu.',
    ],
  },
  {
    id: 'result-good-then',
    on: ['answer:success', 'answer:eleven-sisters', 'common:your_contribution'],
    asked: [
      'And if it works, would you speak to the other wards?',
      'will you tell the sisters if it’s good',
      'If the result is good, what happens next on your ward?',
      'would you then take it for all four bays',
    ],
    says: ['Then I take it in all bays and phone the eleven the same evening. They believe me more than the poster.'],
  },
  {
    id: 'result-both-accept',
    on: ['answer:success', 'common:what_success_is'],
    asked: [
      'And what if we disagree about the result?',
      'who has the last word about the result',
      'How do we make sure we both accept it?',
      'will my office accept your numbers',
    ],
    says: [
      'Two watches, and the bigger number counts, and it is written before we start. Then there is nothing to disagree, only to read.',
    ],
  },
  {
    id: 'board-page',
    on: ['answer:write', 'statement:offer-in-writing', 'common:in_writing'],
    asked: [
      'What exactly should be on that page?',
      'what do I write on the one page',
      'Shall I write who may stop it?',
      'is four lines enough for the board',
    ],
    says: [
      'Bay B, from Monday, one minute over paper, sister stops it, everybody home at half past seven. And your name, so they know who to thank.',
    ],
  },
  {
    id: 'minimum-order',
    on: ['answer:minimum', 'common:what_is_missing'],
    asked: [
      'Which of the five costs something?',
      'four cost only shoes, and the fifth?',
      'Which one of these do you need first?',
      'is the pay a condition for the test',
    ],
    says: [
      'The pay for last week costs money, the rest costs shoes and courage. First I need the shorter one, but without the pay I would not look Grace in the eye.',
    ],
  },
  {
    id: 'vague-which',
    on: ['statement:offer-vague'],
    asked: [
      'All right: would it help if the allergy came first?',
      'then tell me which one thing I should take out',
      'What would you take out first?',
      'one thing then, we take religion off the screen',
      'Would it be something if we put the allergy first?',
      'one thing out, which should it be',
    ],
    says: [
      'Religion and next of kin, out, they stand in the admission. Then the allergy comes up by itself, and page one is already a help.',
    ],
  },
  {
    id: 'thirty-one-who-added',
    on: ['answer:fault', 'common:who_is_to_blame', 'statement:claim-agreed'],
    asked: [
      'Who wanted so many questions?',
      'where do the thirty-one questions come from',
      'Did the nurses ask for any of them?',
      'do you know who decided on those fields',
    ],
    says: [
      'Each department added two and nobody took out one, this is how I imagine. No nurse asked for it, nurses ask for less.',
    ],
  },
  {
    id: 'ben-one-day',
    on: ['statement:claim-developer-free', 'follow-up:come-which-person'],
    asked: [
      'What would you give him to take out first?',
      'if Ben comes tomorrow, what do you show him',
      'Should he bring his computer?',
      'would you have time for Ben tomorrow after the handover',
    ],
    says: ['First the bay, then the menu with nineteen crosses. Computer he may leave down, a pencil I have.'],
  },
  {
    id: 'no-harm-luck',
    on: ['follow-up:insulin-harm', 'answer:insulin-risk'],
    asked: [
      'So it was luck?',
      'what would have been if it was another patient',
      'Could it have been worse?',
      'and if it had been Mrs Penhale or another one',
    ],
    says: [
      'Luck, yes. He is strong and he complains, and the one who is quiet and small would only have slept deeper.',
    ],
  },
  {
    id: 'abbot-who',
    on: ['statement:offer-wait-and-see', 'follow-up:bed-man-get-up', 'answer:workshop'],
    asked: [
      'Who is Mr Abbot?',
      'what’s the matter with Mr Abbot',
      'Is Mr Abbot the one who wants to get up?',
      'why did you mention Mr Abbot',
    ],
    says: [
      'Eighty-eight, a postman, and at seven he looks for his bag. If somebody says good morning to him, he sits down again. This is all he needs, a face.',
    ],
  },
  {
    id: 'yellow-remove',
    on: ['follow-up:unpaid-why-stay'],
    asked: [
      'Could we switch off the yellow?',
      'what if the yellow was gone',
      'Would it help if nothing was marked as unfinished?',
      'yellow until finished, can that be changed',
    ],
    says: ['Yes, switch it off, today if you can. Nobody sleeps well on yellow.'],
  },
  {
    id: 'moira-who',
    on: ['follow-up:bay-which-nurses'],
    asked: [
      'Who’s Moira?',
      'what does Moira have against it',
      'Would Moira agree to test it?',
      'is Moira one of the night nurses',
    ],
    says: [
      'Nights, twenty-six years a nurse, types with two fingers and is faster than Tom. She is against it because of the beds, ask her, she likes to be asked.',
    ],
  },
  {
    id: 'too-old-check',
    on: ['answer:learning-curve', 'statement:offer-training', 'common:what_others_say'],
    asked: [
      'Are some of them just not used to computers?',
      'is it harder for the older nurses',
      'Do the older ones need more help with typing?',
      'could it be that a few find typing difficult',
    ],
    says: ['No, and this I do not like to hear. My oldest was the quickest, and with her it was four minutes also.'],
  },
  {
    id: 'compare-shoes',
    on: ['common:do_you_trust_me', 'answer:trust'],
    asked: [
      'What would you like to see at seven?',
      'so you trust me if I come tomorrow?',
      'What do I have to do for the rest of your trust?',
      'how can I earn the other half',
      'What will you watch me for, at seven?',
      'how should I behave so you trust me',
    ],
    says: [
      'That you stand there till half past, say nothing clever, and have questions afterwards instead of answers. It is not hard, nobody does it.',
    ],
  },
  {
    id: 'matron-told-minutes',
    on: ['answer:matron-who', 'statement:adm-reported'],
    asked: [
      'What did you tell her about the four minutes?',
      'Does the matron know about the four minutes?',
      'did you tell Mrs Farrow how long it takes',
      'has matron heard your reasons from you',
    ],
    says: [
      'Come at seven, I told her, and bring a watch. The number she can have from me, but I would rather that she sees it.',
    ],
  },
  {
    id: 'wednesday-patient',
    on: ['answer:that-thursday'],
    asked: [
      'Which patient was it on the Wednesday, and what happened to them?',
      'What was it with the patient the day before?',
      'Then I’m asking you: what happened to that patient?',
      'You said something happened on the Wednesday, with a patient. Would you tell me about that one?',
      'who was the patient and what went wrong',
      'and the Wednesday?',
      'Tell me about the patient, please.',
    ],
    says: [
      'Mr Pell, in bed 19. His insulin came 50 minutes late, because his nurse stood with your screen and not with him. He is well. I do not want to be lucky twice.',
    ],
    tells: ['late-insulin'],
  },
];
