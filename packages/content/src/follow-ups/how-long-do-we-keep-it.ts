import type { FollowUp } from '@parley/shared';

export const howLongDoWeKeepItFollowUps: readonly FollowUp[] = [
  {
    id: 'box-what-for',
    on: ['opening', 'common:say_again'],
    asked: [
      'It’s the field where we say when a tenant is deleted.',
      'The box is for the deletion date',
      "it's a field where we put how many years",
      'The box is a setting in the portal that says when to delete',
      'He needs it for the automatic deletion, one date per person',
    ],
    says: [
      'Then it is a box for a date, and he has only one. In a file lie five kinds of paper, and they want five. Which papers does your portal take?',
    ],
  },
  {
    id: 'developer-who',
    on: ['opening', 'common:how_found_out'],
    asked: [
      'What exactly did my developer write to you?',
      'which developer was it',
      'Was he rude in his mail?',
      'what did the message about the box say',
    ],
    says: [
      'Two polite lines: he needs “the retention period”, one number, by tonight. He wrote please. It was only the question that was not possible.',
    ],
  },
  {
    id: 'not-answered-why',
    on: ['opening'],
    asked: [
      "Why didn't you answer him?",
      'should I answer him for you?',
      'You left his mail without an answer, why?',
      'why no reply to the developer until now',
    ],
    says: [
      'Because what I answer stands in the box for ten years. I would rather look foolish one day than wrong so long.',
    ],
  },
  {
    id: 'tonight-why',
    on: ['opening', 'answer:number-for-tonight'],
    asked: [
      'Does it have to be tonight?',
      'is tonight your deadline or his',
      'Why tonight of all days?',
      'what happens if he gets no number tonight',
    ],
    says: [
      'It is his tonight, not mine. I think he wants to close a ticket. Tell him that he has a list on Friday, and the world stands.',
    ],
  },
  {
    id: 'understood-each-other',
    on: ['fact:go-live', 'statement:go-live-fixed-news'],
    asked: [
      'Is 9 March too early for you?',
      'would you like to move the 9 march',
      'Could we open with fewer branches first?',
      'all 41 on the same day, is that a problem',
    ],
    says: [
      'The day I do not touch, and if all come or ten is the same to me. Only the kinds must stand on the screen when the first clerk uploads.',
    ],
  },
  {
    id: 'grandchildren',
    on: ['fact:old-files', 'statement:old-files-news'],
    asked: [
      'Why were they never deleted?',
      'how can files from 2009 still be there',
      'Who put those old files in?',
      "2009, that's long, nobody looked at it?",
    ],
    says: [
      'Because nobody ever had a reason to look, and to keep costs nothing until somebody asks. The system was made to keep, and it is the only thing it did well.',
    ],
  },
  {
    id: 'how-many-refused',
    on: ['fact:old-files', 'statement:old-files-news', 'answer:old-system-what'],
    asked: [
      'How many of the 212,000 are rejected applicants?',
      'which part of the old files are refused people',
      'Are most of them people we said no to?',
      'do you know the share of rejected ones in the heap',
    ],
    says: [
      'More than half, I believe, because for each flat one says yes to one and no to several. A list by kind would tell it exactly, and nobody has made it yet.',
    ],
  },
  {
    id: 'good-memory',
    on: ['fact:ico-deadline', 'answer:schedule-move'],
    asked: [
      'What do you mean, they have a good memory?',
      'have they reminded you about the schedule',
      "Whom did you promise it to at the Commissioner's office?",
      'how did you make that promise to the ico',
    ],
    says: [
      'There is one case officer, a lady, and in each letter she repeats what stood in the last one. I would like that she reads one page from me and closes the folder.',
    ],
  },
  {
    id: 'schedule-ready-how-far',
    on: ['fact:ico-deadline', 'answer:schedule-form'],
    asked: [
      'How far is the schedule?',
      'what is still missing in your schedule',
      'Have you got most of it already?',
      'is the page for the Commissioner nearly finished',
    ],
    says: [
      'My half is there: the kinds and the reasons. Your half is empty: from when the portal counts, and who can stop it.',
    ],
  },
  {
    id: 'one-date-too-late',
    on: ['fact:one-date-built', 'statement:built-per-person-news'],
    asked: [
      'So what we built is useless?',
      'can we keep anything of what is built',
      'Is it very bad that we built it like that?',
      'do we have to throw the per person date away',
    ],
    says: [
      'No, not useless, the machine that deletes is the same. It only asks the wrong one for the day: the person, and not the paper.',
    ],
  },
  {
    id: 'two-dates',
    on: [
      'answer:by-kind-or-document',
      'common:is_it_flexible',
      'fact:one-date-built',
      'statement:built-per-person-news',
      'answer:date-per-doc',
    ],
    asked: [
      'What about two dates per person?',
      'would two or three dates be enough for you',
      'Could we do it with fewer days, a date for each kind?',
      'is there something cheaper than the fifteen days',
    ],
    says: [
      'Two are too few. If your people can do it by kind in place of each scan, and each kind has its own start, I do not ask how. Perhaps it is less than fifteen.',
    ],
  },
  {
    id: 'less-than-letter',
    on: ['fact:one-date-built', 'answer:worth-fifteen'],
    asked: [
      'How do you mean, less than one letter?',
      'what does a letter from the Commissioner cost',
      'How many days did the last letter take you?',
      'is that a joke, the fifteen days and the letter',
    ],
    says: [
      'The last one took me and Rakesh most of a month, and at the end we had no portal. So fifteen days with a portal I find cheap.',
    ],
  },
  {
    id: 'passport-then-goes',
    on: ['fact:right-to-rent', 'answer:why-twelve-months'],
    asked: [
      'So a year after they move out the passport goes?',
      'twelve months after, on the exact day?',
      'And visas the same as passports?',
      'passport: tenancy plus 12 months, right?',
    ],
    says: [
      'Yes, tenancy and then 12 months, for passports, visas and share codes the same. On the day after it is gone, also when everybody likes the tenant.',
    ],
  },
  {
    id: 'passport-renewal',
    on: ['fact:right-to-rent'],
    asked: [
      'What if the tenancy is renewed?',
      'when the contract is extended, does the twelve months start again',
      'And if they stay another year?',
      'does a renewal change the date for the passport copy',
    ],
    says: ['Then the end moves, and the 12 months wait with it. They start only when the keys come back.'],
  },
  {
    id: 'visa-followup',
    on: ['fact:right-to-rent'],
    asked: [
      'What about a visa that runs out during the tenancy?',
      'if the visa is renewed, do we keep the old copy',
      'Second check of the visa, what with the first copy?',
      'two passport copies of one tenant, which date?',
    ],
    says: [
      'Both belong to the same tenancy and go on the same day, 12 months after the end. Before that both show that we have looked.',
    ],
  },
  {
    id: 'ledger-from-end',
    on: ['fact:ledger', 'answer:why-six-years', 'answer:longest-kept'],
    asked: [
      'From the end, not the signature, why?',
      'what goes wrong when one counts from the signature',
      'Six years from when exactly?',
      'and if they signed in 2015 and left last year?',
    ],
    says: [
      'Six years from the last day of the tenancy. If one counts from the signature, a good tenant of seven years has no ledger while he still lives there.',
    ],
  },
  {
    id: 'ledger-bank-too',
    on: ['fact:ledger'],
    asked: [
      'Do the bank statements stay with the ledger?',
      "is a bank statement also six years because it's about money",
      'Does everything about money count as ledger?',
      'what of the income papers, six years too?',
    ],
    says: [
      'No, a bank statement is a paper for the decision, also if money stands in it. The ledger is what he paid to us. That stays, the statement does not.',
    ],
  },
  {
    id: 'rejected-why-largest',
    on: ['fact:rejected'],
    asked: [
      'Why the largest pile?',
      'what makes rejected the ones with least right',
      'Why do we have the least right to those?',
      'largest pile, because there are so many applicants?',
    ],
    says: [
      'Because for each flat come perhaps ten and one gets it. The nine gave us their bank statements and received nothing for it, so we owe them at least an empty shelf.',
    ],
  },
  {
    id: 'rejected-all-papers',
    on: ['fact:rejected'],
    asked: [
      'Does that go for everything of theirs, the passport too?',
      'all papers of a rejected person after six months?',
      'Rejected people, do their passports go with the rest?',
      'six months for every kind of paper of the refused?',
    ],
    says: [
      'Everything, yes, six months from the day of the decision, and then the file is empty. There is no tenancy, so there is nothing else to wait for.',
    ],
  },
  {
    id: 'rejected-name-stay',
    on: ['fact:rejected', 'answer:craig-five'],
    asked: [
      'Can the name stay at least, for statistics?',
      'could we keep just a count of rejected applicants',
      'May we keep a number without the names?',
      'what about anonymous figures of those we refused',
    ],
    says: [
      'A count may stay for ever: so many applied for this flat. A name no. If one can find out who it was, it is not a count.',
    ],
  },
  {
    id: 'craig-mailings-what',
    on: ['fact:marketing-wish', 'statement:marketing-five-news'],
    asked: [
      'What mailings does Craig mean?',
      'why does craig want them five years',
      'What would Craig do with the addresses?',
      'five years, how did he come to five',
    ],
    says: [
      'Every spring he writes to all who ever wanted a flat. He says five years because somebody who is refused today earns more then. It is clever, and it is not allowed.',
    ],
  },
  {
    id: 'craig-three-times',
    on: ['fact:marketing-wish', 'answer:craig-who'],
    asked: [
      'When did he ask you the last time?',
      'what did you tell Craig the three times',
      'Three times, did he not accept your no?',
      'will he ask a fourth time',
    ],
    says: [
      'The last time before Christmas, with mince pies. I said the same as before, with my mouth full. He will ask again, it is like weather.',
    ],
  },
  {
    id: 'marketing-portal-tick',
    on: ['fact:marketing-wish', 'answer:craig-five', 'statement:marketing-compromise'],
    asked: [
      'Could we put a tick box for mailings in the portal?',
      'what if applicants tick that they want news',
      'A tick in the application form, is that allowed?',
      'would a newsletter tick in our portal solve it for Craig',
    ],
    says: [
      'Yes, if the tick is empty at the start and the list lives by itself. Then the application goes on its day, and the address stays because he wanted it.',
    ],
  },
  {
    id: 'asare-how-found',
    on: ['fact:harrogate', 'answer:branch-found'],
    asked: [
      'How did Mr Asare find out?',
      'in which way did he notice we still had them',
      'How did he learn that Harrogate had his statements?',
      'did somebody tell daniel asare',
    ],
    says: [
      'He applied for another flat in Harrogate, and the clerk was helpful: “We have your statements still.” He went home and wrote to the Commissioner.',
    ],
  },
  {
    id: 'asare-letter-says',
    on: ['fact:harrogate', 'answer:asare-talk'],
    asked: [
      'What does his letter say?',
      'you know his letter by heart, how does it go',
      "What stands in Mr Asare's letter?",
      'can you tell me one sentence from the letter',
    ],
    says: [
      '“You did not want me as a tenant. What did you want my bank statements for?” I have not found an answer to this, so I look for a schedule.',
    ],
  },
  {
    id: 'harrogate-only',
    on: ['fact:harrogate', 'answer:harrogate-now', 'answer:branch-found'],
    asked: [
      'Was it only Harrogate?',
      'are there other branches like harrogate',
      'How many branches have such cupboards?',
      'did you find the same in other branches',
    ],
    says: [
      'No, it is not only Harrogate, that is only where somebody complained. I have been in nine so far, and in six of them was something.',
    ],
  },
  {
    id: 'disputes-colours',
    on: ['fact:disputes', 'answer:spreadsheet'],
    asked: [
      'Which colours does he use, and for what?',
      'how long does a dispute stay on that list',
      'Who keeps the list when Rakesh is on holiday?',
      'thirty at a time, how long does one take?',
    ],
    says: [
      'Some weeks or half a year, and the colour says how far, I believe. When he is away nobody can read it, so in August there are no disputes.',
    ],
  },
  {
    id: 'disputes-load',
    on: ['fact:disputes', 'answer:spreadsheet', 'statement:legal-hold-button'],
    asked: [
      'Could we load those thirty into the portal as holds?',
      'so on 9 March the thirty should be frozen from the start',
      'Should the open disputes be set on hold at launch?',
      'what about the 30 that are open when we start',
    ],
    says: [
      'Yes, please, on the first morning all the open ones stand on hold, and Rakesh looks over it. After that he presses himself.',
    ],
  },
  {
    id: 'ghost-90',
    on: ['fact:backups', 'answer:backup-ok', 'statement:backups-ninety'],
    asked: [
      'Is that a problem for you, the ninety days?',
      'can we live with the ghost',
      'Do the backups have to be shorter?',
      'is 90 days too long in your eyes',
    ],
    says: [
      'I can live with it, if I write it so. What I cannot do is to write “gone” on the first day and mean the ninety-first.',
    ],
  },
  {
    id: 'ghost-restore',
    on: ['fact:backups', 'answer:backup-ok'],
    asked: [
      'What happens if a backup is put back?',
      'if we restore, do the deleted files come back',
      'How do we stop deleted ones returning from a backup?',
      'after a restore, are the dead ones alive again?',
    ],
    says: [
      'Then the dead come home, so the machine must read its own list of deletions and do them again, before a branch sees anything.',
    ],
  },
  {
    id: 'for-which-number',
    on: ['concern:one-period-for-all'],
    asked: [
      'We take all of them',
      'passport, ledger and bank statements all go in',
      'What does our portal take? All three',
      'all those papers are uploaded by the branches',
    ],
    says: ['Then you need three days at least, and I have them. Ask me for the passport first, it is the clearest.'],
  },
  {
    id: 'passport-first',
    on: [
      'statement:dont-know-law',
      'statement:no-requirements-news',
      'statement:built-before-asking',
      'statement:question-was-wrong',
      'common:how_can_i_help',
      'concern:one-period-for-all',
      'common:next_step',
      'common:which_first',
    ],
    asked: [
      'How long for the passport, then?',
      "let's start with the passport copy",
      "First paper: passport, what's the rule?",
      'passport, how long and from when?',
    ],
    says: [
      'For the tenancy and 12 months after it ends, and then it goes. From the end of the tenancy, not from the upload.',
    ],
    tells: ['right-to-rent'],
  },
  {
    id: 'harrogate-woman',
    on: ['concern:one-period-for-all', 'common:example'],
    asked: [
      "I don't know, how long should it be for her?",
      "the woman in Harrogate, what's the right answer",
      'How long may we keep hers, then?',
      'what should happen with her bank statements',
    ],
    says: [
      'Six months after the day we said no to her, and then all of it goes. Today nobody counts for her, so she stays for ever.',
    ],
    tells: ['rejected'],
  },
  {
    id: 'longest-breaks',
    on: ['concern:one-period-for-all', 'answer:longest-period'],
    asked: [
      'Why would the longest break the rule for the others?',
      "what's so bad about keeping the passport as long as the ledger",
      "Isn't longer just safer for everybody?",
      'and if we restrict who can see the old ones',
    ],
    says: [
      'Because for each paper I must say a reason, and the reason of the ledger is not a reason for the passport. A locked cupboard is still a cupboard.',
    ],
  },
  {
    id: 'upload-or-end',
    on: ['concern:one-period-for-all', 'statement:three-clocks'],
    asked: [
      'Our clock starts from the upload at the moment',
      'in our system it starts at upload, is that wrong',
      'From upload is easier for us, would it do?',
      'why not from the day of the upload?',
    ],
    says: [
      'No, from the upload is wrong: a passport scanned on Monday belongs to somebody who may stay ten years. Count from the end of the tenancy, or from the decision.',
    ],
  },
  {
    id: 'clerk-hurry',
    on: ['concern:one-period-for-all', 'answer:doc-type-upload', 'statement:type-list-at-upload'],
    asked: [
      'What if he chooses the first one in the list?',
      'how do we stop a clerk from choosing wrong in a hurry',
      "And a clerk who doesn't know the kind?",
      'in a hurry he takes anything, what then',
    ],
    says: [
      'Put no kind ready, so he must choose, and show beside it the day when it goes. Who sees “gone in May” on an agreement, he notices it.',
    ],
  },
  {
    id: 'clerk-change-kind',
    on: ['answer:doc-type-upload', 'statement:type-list-at-upload', 'statement:auto-recognise'],
    asked: [
      'May the kind be changed afterwards?',
      'who can correct a wrong kind later',
      'Can a clerk fix it when he picked the wrong kind?',
      'wrong kind chosen, who is allowed to change it',
    ],
    says: [
      'The branch may change it in the first week, after that only I. And the list writes down who, because a bank statement likes to become an agreement.',
    ],
  },
  {
    id: 'five-kinds-again',
    on: ['answer:kinds', 'common:your_proposal'],
    asked: [
      'Could you repeat the five kinds?',
      'five heaps, can we go through them one by one',
      'are five kinds enough for everything?',
      'what were the five again, please',
    ],
    says: [
      'Identity, decision papers, agreement with ledger, inventory, letters. If you get these five right, a sixth has never come to me that was not one of them.',
    ],
  },
  {
    id: 'inventory-own',
    on: ['answer:inventory-paper', 'answer:kinds'],
    asked: [
      'If it has the same time as the agreement, why its own kind?',
      'inventory same as agreement, so why separate',
      "Can't the inventory be in one kind with the agreement?",
      'why do you want the inventory marked apart',
    ],
    says: [
      'Because in a dispute they ask for it first, and then one wants to find it in a minute. The time is the same, only the label is another.',
    ],
  },
  {
    id: 'letters-which-stay',
    on: ['answer:emails'],
    asked: [
      'Who decides which letters explain money?',
      'what letter stays with the ledger, for example',
      'How does the clerk know if a mail explains money?',
      'letters, which ones go at the end of the tenancy',
    ],
    says: [
      'If an amount stands in it, it goes with the ledger. “The tap drips” goes when he moves out. A clerk sees that in three seconds.',
    ],
  },
  {
    id: 'keys-day',
    on: ['statement:summary-by-kind', 'answer:clock-unknown', 'answer:clock-start', 'answer:long-tenancy'],
    asked: [
      'What if the branch forgets to enter the keys?',
      'who checks that the end date is entered',
      'And when the keys never come back?',
      'no end date in the system, what happens then',
    ],
    says: [
      'Then it comes on my list after the rent stops, and I telephone. A clock that does not run is also a kind of keeping for ever.',
    ],
  },
  {
    id: 'list-without-end',
    on: ['answer:clock-unknown'],
    asked: [
      'Who gets the list of files without an end date?',
      'how often do you want that list',
      'What should we do with files that have no end?',
      'that list, does it come to you or the branch',
    ],
    says: [
      'To me, once in a month, by branch. I send each branch its own part and they have two weeks. It works because they do not like to be a line.',
    ],
  },
  {
    id: 'proof-of-decision-day',
    on: ['answer:decision-day'],
    asked: [
      'Who enters the day of the decision?',
      'how does the portal know when we refused',
      'Can the system take the date of the refusal letter?',
      'decision day, is it typed in or automatic',
    ],
    says: [
      'Best is automatic: when the refusal goes out from the portal, that is the day. If nobody writes, the signing of the flat by another closes all the rest.',
    ],
  },
  {
    id: 'who-holds-brake',
    on: ['statement:deletion-needs-brake', 'concern:legal-hold', 'answer:hold-who'],
    asked: [
      'So only legal, not the branch?',
      'would it be enough if legal has a button',
      'Is a hold button for legal what you want?',
      'legal presses stop, is that the brake you mean?',
    ],
    says: ['Yes, a button, and only legal has it. The branch has a telephone. More brake than that I do not need.'],
  },
  {
    id: 'branch-lose-purpose',
    on: ['concern:legal-hold', 'statement:branch-sets-hold', 'answer:hold-who'],
    asked: [
      'Why would a branch lose on purpose?',
      'lose the case on purpose, how do you mean that',
      'Has a branch done that, freezing for its own sake?',
      'what do branches do when it was their own mistake',
    ],
    says: [
      'If the inventory shows that the branch forgot the broken oven, it is pleasant when the inventory is gone. I say nobody’s name. So legal holds it.',
    ],
  },
  {
    id: 'what-tell-judge',
    on: ['concern:legal-hold'],
    asked: [
      'What did you tell the judge?',
      'has a judge asked for a paper that was gone',
      'What happens at the tribunal if the inventory is missing?',
      'and what does a tribunal say to a calendar',
    ],
    says: [
      'To a judge one can only say it was deleted on its date. He writes it down and finds for the tenant, and he is right.',
    ],
  },
  {
    id: 'who-stops-machine',
    on: ['concern:legal-hold', 'common:what_is_missing'],
    asked: [
      'At the moment nobody can stop it',
      'nothing stops it today, I think',
      "Our portal doesn't know about disputes at all",
      'there is no stop in what we built',
    ],
    says: [
      'Then it must learn it before the first night it deletes. One button, legal presses, a reason beside it. I think that is the smaller part of your days.',
    ],
  },
  {
    id: 'hold-who-takes-off',
    on: ['concern:legal-hold', 'statement:legal-hold-button', 'answer:hold-lift'],
    asked: [
      'Should it end by itself after a year?',
      'and who takes the hold off again, legal too?',
      'Could the hold simply expire?',
      'after the case is closed, who lifts it?',
    ],
    says: [
      'Legal, the same who has set it, and never by itself. But every three months the machine asks him if he still needs it.',
    ],
  },
  {
    id: 'hold-written',
    on: ['concern:legal-hold', 'statement:summary-hold', 'statement:legal-hold-button'],
    asked: [
      'What should the portal write down about a hold?',
      'which details of a hold do you need',
      'Who, when and why, is that enough for the hold?',
      'hold record, what must stand there',
    ],
    says: [
      'Who, on which day, which case, and later who took it off. The reason in five words, “deposit, hearing in June”. Not a novel.',
    ],
  },
  {
    id: 'nobody-answers-quarter',
    on: ['answer:hold-lift', 'statement:hold-review-ninety'],
    asked: [
      'And if nobody answers the reminder?',
      'what if legal ignores the question after three months',
      'When no one reacts to that reminder, what then?',
      "does the hold stay if rakesh doesn't answer",
    ],
    says: [
      'Then the hold stays, and the question comes to me. I go upstairs to Rakesh. To him I bring a biscuit, then he looks at the screen.',
    ],
  },
  {
    id: 'passport-in-dispute',
    on: ['answer:hold-scope'],
    asked: [
      'So the passport goes even in the middle of a dispute?',
      'what if the dispute is about who the tenant was',
      'Is it hard that the passport is not in the hold?',
      'does the hold not cover bank statements',
    ],
    says: [
      'Yes, if its day comes it goes, because nobody fights about it. If legal really needs it, they may mark that one paper by hand.',
    ],
  },
  {
    id: 'nov-which-branch',
    on: ['answer:november-case'],
    asked: [
      'Which branch was it in November?',
      'who shredded the inventory',
      'Did somebody get in trouble for the shredding?',
      "two weeks before the hearing, didn't they know?",
    ],
    says: [
      'A small branch, and the clerk did exactly what my letter said. So it was my letter that was wrong, there was no word about hearings in it.',
    ],
  },
  {
    id: 'look-before-write',
    on: ['concern:proof-of-deletion'],
    asked: [
      'What would you like to look at before you write it?',
      'which proof would be enough for you',
      'Would a list of deletions do as proof?',
      'is a log what you want to see',
    ],
    says: [
      'A list where each deletion is a line: file number, kind, rule, day. And I can open it myself. Then I write “gone” and my hand does not shake.',
    ],
  },
  {
    id: 'joke-log',
    on: ['concern:proof-of-deletion', 'answer:deleted-list'],
    asked: [
      'Why no name in the log?',
      'what is bad about the name in a deletion log',
      'How do you find a person without a name?',
      'without name, how would you answer mr x on the phone',
    ],
    says: [
      'Because with the name we have kept what we deleted. He tells me his file number from his letter, or I find it out through the flat and the year.',
    ],
  },
  {
    id: 'caller-shows',
    on: ['concern:proof-of-deletion'],
    asked: [
      'What do you say to such a caller today?',
      'when somebody calls now and asks, what do you do',
      'How do you answer an applicant today?',
      'and at present, what do you open?',
    ],
    says: [
      'Today I call the branch, the branch opens a drawer, and I believe it. That is all. So I say “as far as I know”, and I do not like the sentence.',
    ],
  },
  {
    id: 'cupboard-again',
    on: ['concern:proof-of-deletion', 'answer:fear-proof'],
    asked: [
      'What is different with paper in cupboards, can we do anything?',
      "our portal can't see the cupboards",
      'Can the portal help with the paper copies?',
      'and cupboards, are they my task too?',
    ],
    says: [
      'The cupboards are mine, with gloves. From you I need that no clerk has to print, then no new ones come in.',
    ],
  },
  {
    id: 'open-self',
    on: ['concern:proof-of-deletion', 'statement:deletion-log-line', 'statement:monthly-report'],
    asked: [
      'How would you like to open the list, a screen in the portal?',
      'a screen only for you, or an export',
      'Should I give you your own login for that?',
      'is a search by file number enough for you?',
    ],
    says: [
      'A screen, with one field for the file number and one for the month. And that it may be printed for the Commissioner, on one side.',
    ],
  },
  {
    id: 'log-as-long',
    on: ['answer:log-keep', 'answer:deleted-list'],
    asked: [
      'How long is the longest of the clocks?',
      'so the log stays for six years',
      'The register of deletions, six years too?',
      'in years, what does that mean for the log',
    ],
    says: ['Six years, like the ledger. Then nobody can ask any more, and the list may forget also itself.'],
    tells: ['ledger'],
  },
  {
    id: 'sign-same-day',
    on: [
      'common:what_would_move_you',
      'common:what_is_missing',
      'answer:need-me',
      'answer:approve-table',
      'statement:table-on-friday',
      'answer:table-when',
    ],
    asked: [
      'Tell me the columns again, please',
      'what exactly must be in the table on friday',
      'How do you want the columns?',
      'table: kind, period, start, anything else?',
    ],
    says: [
      'Kind of paper, why we have it, start of the clock, how long, who may stop it. Five columns, and the last is the one everybody forgets.',
    ],
  },
  {
    id: 'friday-what-if-gaps',
    on: ['answer:table-when', 'statement:table-on-friday', 'common:more_time'],
    asked: [
      'May it have gaps on Friday?',
      "what if I don't know everything until friday",
      'Is it all right if some lines are still open on Friday?',
      'a half filled table on friday, would you take it',
    ],
    says: [
      'Yes, bring it with holes. A hole I can see is no danger, I fill it in green. Only do not fill one with a guess.',
    ],
  },
  {
    id: 'green-red',
    on: ['answer:write-up', 'statement:table-on-friday', 'common:in_writing'],
    asked: [
      "What is Rakesh's red for?",
      'why do you correct in green',
      'Does Rakesh correct the table as well?',
      "green and red, what's the difference?",
    ],
    says: [
      'Green means it can be better, red means we lose the case. I try that Rakesh finds nothing for his pen. He finds a comma.',
    ],
  },
  {
    id: 'do-not-sign',
    on: ['answer:go-live-without', 'statement:refuse-fifteen-days'],
    asked: [
      "What happens if you don't sign?",
      'would you stop the launch without your signature',
      'Can we go live without your signature?',
      'no signature from you, what does it mean for 9 march',
    ],
    says: [
      'Then I write the steering group that it opens without rules and against my advice. They may open it. But they read that with Mrs Alder beside them.',
    ],
  },
  {
    id: 'something-wait',
    on: ['statement:refuse-fifteen-days', 'answer:money'],
    asked: [
      'What could wait instead, in your view?',
      'which part of the portal would you leave out for that',
      'Do you see something we could drop for the fifteen days?',
      'if we must cut something, what do you not need',
    ],
    says: [
      'I need no report and no colours, and the deleting itself may wait some weeks. What cannot wait is that each paper knows its kind and its start.',
    ],
  },
  {
    id: 'kinds-first-delete-later',
    on: ['answer:go-live-without', 'statement:no-deletion-at-launch', 'answer:one-date-then-repair'],
    asked: [
      'So kinds on 9 March and deletion in summer would be fine?',
      'is it okay when the deletion runs only from june',
      'Until when can the deleting wait?',
      'how many weeks may the deletion come later?',
    ],
    says: [
      'Yes, that goes. Nothing in the new portal is due before some months, the refused are the first. Before September it must run.',
    ],
  },
  {
    id: 'guess-later',
    on: ['answer:one-date-then-repair', 'answer:go-live-without', 'statement:no-deletion-at-launch'],
    asked: [
      "Why can't we add the kinds later?",
      "couldn't somebody sort the papers after the launch",
      'What do you mean one can only guess it afterwards?',
      'is it so hard to find out the kind later',
    ],
    says: [
      'A scan has the name “scan_0412”. To know what it is, somebody must open it, and then the next. With 41 branches that is a profession.',
    ],
  },
  {
    id: 'dont-migrate-running',
    on: ['answer:migrate-some', 'statement:do-not-migrate-old', 'statement:migrate-everything'],
    asked: [
      'How many tenancies are still running?',
      'who puts the kinds right for the running ones',
      'Who marks the kinds when running tenancies come over?',
      'running tenancies, do we sort them by hand?',
    ],
    says: [
      'The branch does it, for its own tenants, with your list of five. How many it is, lettings can tell you, I have only counted cupboards.',
    ],
  },
  {
    id: 'delete-old-when',
    on: [
      'statement:old-data-admission',
      'statement:old-system-list',
      'answer:old-system-what',
      'statement:old-files-too-long',
      'answer:temps-cleanup',
    ],
    asked: [
      'When will you delete the old ones?',
      'until when are the refused files gone',
      'Do the old files have to be gone before we open?',
      'which of the old ones go first and when',
    ],
    says: [
      'The refused ones in the spring, with one good query and somebody of yours for an evening. The rest until the end of summer. Your 9 March does not wait.',
    ],
  },
  {
    id: 'query-borrow',
    on: ['answer:temps-cleanup', 'answer:old-system-what'],
    asked: [
      'For that query you can have my developer',
      'which evening do you need him',
      'May I lend you somebody for the query?',
      'what should the query find exactly',
    ],
    says: [
      'Thank you, I take him gladly. All applications with a refusal and no tenancy after it, oldest first. And we look at a hundred by hand before we press.',
    ],
  },
  {
    id: 'wednesday-two',
    on: ['answer:next-meeting', 'statement:bring-developer', 'common:how_to_keep_you_informed'],
    asked: [
      'Where do we meet on Wednesday at two?',
      'what should we prepare for wednesday',
      'Is it here, on Wednesday?',
      'wednesday, what do you want to see',
    ],
    says: [
      'Here, at this table. Bring the upload screen and one real file with the name cut off. I bring the scissors, in case.',
    ],
  },
  {
    id: 'one-sentence-steering',
    on: [
      'answer:in-return',
      'statement:fifteen-days',
      'statement:steering-open',
      'answer:worth-fifteen',
      'common:your_contribution',
    ],
    asked: [
      'What will your sentence to the steering group say?',
      'which sentence do you write them',
      'Can I have that sentence today?',
      'one sentence with your name, how does it go?',
    ],
    says: [
      '“Without a day for each kind of paper I cannot sign the schedule for the Commissioner.” You have it within the hour, they may frame it.',
    ],
  },
  {
    id: 'floor-heaps',
    on: ['answer:advice', 'statement:floor-exercise'],
    asked: [
      'Which file should we take?',
      'do we need a real file for that, is it allowed',
      'Where would I get such a file?',
      'the heaps on the floor, did you do that yourself?',
    ],
    says: [
      'I give you one, of a man who moved out, with the name already cut. I have done it with two branches, and on the floor nobody argues.',
    ],
  },
  {
    id: 'alder-cabinet',
    on: ['answer:alder-view'],
    asked: [
      'An empty cabinet, why?',
      'what is the cabinet for',
      'Why did Mrs Alder buy you a cabinet?',
      'and is the cabinet still empty',
    ],
    says: [
      'She said it is to remind her how a branch should look. It stands there behind you, and yes, it is empty. I water the plant on it.',
    ],
  },
  {
    id: 'why-other-bad',
    on: ['answer:day-after', 'answer:doc-type-upload'],
    asked: [
      'Why no "other"?',
      'what is wrong with a category other',
      'Can\'t we have "miscellaneous" for the odd ones?',
      'and if a paper really fits none of the five',
    ],
    says: [
      'Because after one year half of it lies there, I have seen it. What fits none of the five does not belong to us, so it goes back to the tenant.',
    ],
  },
  {
    id: 'commissioner-asks',
    on: ['answer:ico-reaction', 'answer:ico-letter'],
    asked: [
      'Will they check the portal itself?',
      'does the ico come and look at our system',
      'What will they do with the schedule?',
      "would the Commissioner's people test it",
    ],
    says: [
      'First they read the page. If it is clear they close the folder. If not they come, and then they want to see one file, chosen by them.',
    ],
  },
  {
    id: 'cupboards-progress',
    on: ['answer:branch-cupboards', 'answer:who-checks-branches'],
    asked: [
      'How many branches have you done?',
      'one a week, when are you through',
      'When will you be finished with the cupboards?',
      'so how far are you with your gloves',
    ],
    says: ['Nine, with one each week. So for 41 I need until the autumn, if nobody fills the first again behind me.'],
  },
  {
    id: 'gloves-why',
    on: ['common:how_do_you_know', 'answer:branch-cupboards', 'answer:branch-refuses'],
    asked: [
      'Why gloves?',
      'are the gloves really necessary',
      'what do you need gloves for in an office',
      'gloves, against what',
    ],
    says: ['Because of old sandwiches, mostly, and staples. And with gloves on nobody thinks you came for tea.'],
  },
  {
    id: 'five-minutes-autumn',
    on: ['common:what_did_we_do_wrong', 'answer:why-not-asked'],
    asked: [
      'What would you have said in autumn?',
      'why did nobody come to you in the autumn',
      'What would those five minutes have been?',
      'and in the autumn, would that have changed the build?',
    ],
    says: [
      '“Hang the date on the paper.” Seven seconds even. Then the other four minutes we had drunk coffee, and you had saved fifteen days.',
    ],
  },
  {
    id: 'party-invite',
    on: ['common:how_found_out', 'answer:why-not-asked'],
    asked: [
      'You were invited to the launch party only?',
      'when is that launch party',
      'Will you come to the party?',
      'who invited you to the party',
    ],
    says: [
      'Yes, a card with balloons, from lettings. I come if the table is signed. Otherwise I would stand there and look at people’s passports in my mind.',
    ],
  },
  {
    id: 'uneasy-sign',
    on: ['common:how_do_you_feel'],
    asked: [
      'Why alone with it?',
      'who could help you with the schedule',
      'Do you feel left alone by the company?',
      "can't anybody share that signature",
    ],
    says: [
      'Because by law it is one name, and that is right so. But a name likes to have somebody beside it who knows what the machine does. Now perhaps you.',
    ],
  },
  {
    id: 'third-way-tick',
    on: ['common:other_options', 'answer:upload-kinds-portal'],
    asked: [
      'Look only and not store, how would that work?',
      'so the clerk ticks that he saw the statement',
      'Would the branches accept only looking?',
      'bank statement just looked at, is that allowed?',
    ],
    says: [
      'The clerk looks, ticks “income seen”, writes the day, and gives it back. It is allowed and it is best. But for 9 March I do not ask it.',
    ],
  },
  {
    id: 'after-passport-next',
    on: ['follow-up:passport-first', 'fact:right-to-rent'],
    asked: [
      'And the next one, the ledger?',
      'next paper please, agreement and ledger',
      'What about the agreement then?',
      'ok, passport is clear, now the rent ledger?',
    ],
    says: [
      'Agreement and ledger stay six years after the tenancy ends. The inventory goes with them. That is the longest clock we have.',
    ],
    tells: ['ledger'],
  },
  {
    id: 'after-ledger-next',
    on: ['follow-up:after-passport-next', 'fact:ledger'],
    asked: [
      'And the last kind, the ones we refused?',
      "now the applicants who didn't get the flat",
      'Which one is next, the bank statements?',
      'what about the decision papers then',
    ],
    says: [
      'Papers for the decision, so bank statements and references, six months after it. For the refused it is everything. For a tenant only these.',
    ],
    tells: ['rejected'],
  },
  {
    id: 'start-from-decision',
    on: ['follow-up:harrogate-woman', 'fact:rejected', 'follow-up:rejected-all-papers'],
    asked: [
      'From the day of the decision or the letter?',
      'which day counts for her, the decision?',
      'The six months start when?',
      'does it start when we write the refusal',
    ],
    says: ['From the day we write that we refuse. If nobody wrote, from the day another got the flat.'],
  },
  {
    id: 'who-telephones-list',
    on: ['follow-up:keys-day', 'follow-up:list-without-end'],
    asked: [
      "And if they don't do it in two weeks?",
      'what if a branch ignores your list',
      'Two weeks pass and nothing, then?',
      "who helps you if the branch doesn't answer",
    ],
    says: ['Then I come on a Thursday, with gloves. Word of it travels, so mostly I need not.'],
  },
  {
    id: 'why-not-one-number',
    on: [
      'common:why_not',
      'common:what_do_you_mean',
      'answer:six-for-now',
      'answer:one-number',
      'statement:one-number-seven',
      'common:agree_now',
    ],
    asked: [
      "Why isn't there one number?",
      "can't you choose something in the middle",
      'What about a number per tenant instead of per company?',
      'no number at all, not even for the start?',
    ],
    says: [
      'Because the reasons end on different days. A middle number is wrong for every paper, for some too long and for the others too short.',
    ],
  },
  {
    id: 'name-a-paper',
    on: ['answer:one-number', 'statement:one-number-seven'],
    asked: [
      'Then the tenancy agreement, how long?',
      'ok, a paper: the rent ledger',
      'I name you one: agreement and ledger',
      'first paper then, the agreement',
    ],
    says: ['Six years after the tenancy ends, for agreement and ledger together. You see, so it goes quite fast.'],
    tells: ['ledger'],
  },
  {
    id: 'what-passport-first-day',
    on: ['answer:configurable', 'statement:configurable-later'],
    asked: [
      'What should stand in it on the first day?',
      'which values do you want at the start',
      'On day one, what do we set?',
      'and if we set the right values before opening?',
    ],
    says: [
      'Your five kinds with their days, and nobody in a branch can turn the wheel. If that stands there on the first day, it may be as flexible as it likes.',
    ],
  },
  {
    id: 'who-turns-wheel',
    on: ['answer:configurable', 'statement:configurable-later'],
    asked: [
      'Who should be allowed to change a period later?',
      'may a branch change the setting',
      'Whose wheel is it then?',
      'if the law changes, who sets the new days',
    ],
    says: ['I say it and one of your people does it, two pairs of eyes. And the list notes it, as with a deletion.'],
  },
  {
    id: 'scan-again',
    on: ['answer:mixed-scan', 'statement:type-list-at-upload'],
    asked: [
      'What do they say in the branch about that?',
      "can't the portal split the scan",
      'Do they really scan everything again?',
      'one scan with three papers, could we cut it up on the screen',
    ],
    says: [
      'That I have never worked in a branch, and it is true. If your portal can cut a scan in pieces, I am glad, they even more.',
    ],
  },
  {
    id: 'home-office-shorter',
    on: ['answer:why-twelve-months', 'fact:right-to-rent'],
    asked: [
      'What is the fine if we have no copy?',
      'how high is the fine for a missing passport copy',
      'Has the Home Office ever checked us?',
      'shorter is a fine, how much?',
    ],
    says: [
      'For each tenant one, and it is thousands. They came once, to Bradford, and all copies were there. All copies since 2009, so they smiled and I did not.',
    ],
  },
  {
    id: 'who-sues-rent',
    on: ['answer:why-six-years', 'fact:ledger'],
    asked: [
      'Who would sue after six years?',
      'does it really happen that somebody sues so late',
      'And after the six years nobody can sue?',
      'has anyone used a ledger after five years',
    ],
    says: [
      'It happens about once in a year, in the fourth or fifth year, over arrears. After the sixth the court does not open the letter.',
    ],
  },
  {
    id: 'rejected-six-months-ask',
    on: ['answer:why-six-months', 'fact:rejected'],
    asked: [
      'Has anyone ever asked why we refused him?',
      'do refused people complain in these six months',
      'What must we be able to show them?',
      'how often does a rejected applicant ask why',
    ],
    says: [
      'Two or three in a year, and mostly in the first weeks. Then we show which income we asked and which he had, and it is quiet.',
    ],
  },
  {
    id: 'craig-steering',
    on: ['answer:craig-power', 'answer:craig-who'],
    asked: [
      'Will Craig vote against the fifteen days?',
      'is Craig a problem in the steering group',
      'What do I say when Craig asks me?',
      'should I speak with craig before the meeting',
    ],
    says: [
      'He counts openings, and without my page there is none, so he votes for it. To you he will be charming. Say “it stands in the schedule” and smile back.',
    ],
  },
  {
    id: 'heap-apologise',
    on: ['answer:fear', 'common:main_worry', 'common:worst_case'],
    asked: [
      'How many papers would that be, on the first day?',
      "why can't that heap be sorted",
      'Is it the number or the mix that frightens you?',
      'what exactly would be so bad about march then',
    ],
    says: [
      'It is the mix. A hundred thousand passports I delete with one word. A hundred thousand unknown papers somebody must read.',
    ],
  },
  {
    id: 'fine-others',
    on: ['answer:ico-reaction', 'common:consequence'],
    asked: [
      'Who was fined?',
      'how high was the fine for the others',
      'What kind of company got a fine?',
      'did a lettings company get fined already',
    ],
    says: [
      'A letting company in the south, as I read it, and not for losing something. They could not say why they had it. It stood in a newspaper, with a photograph of the door.',
    ],
  },
  {
    id: 'bring-screen-kinds',
    on: ['answer:upload-kinds-portal', 'common:talk_to_them'],
    asked: [
      'Which clerk could I watch?',
      'where should I go to see how a scan happens',
      "Is there a branch you'd recommend for a visit?",
      'ten in the morning, in which branch',
    ],
    says: [
      'Go to Headingley, to a Mrs Farouk, she has opinions and a good scanner. At ten, because at nine they have keys and at eleven students.',
    ],
  },
  {
    id: 'good-beginning',
    on: ['common:do_you_trust_me', 'answer:trust'],
    asked: [
      'What would make you trust us fully?',
      'how do I earn it',
      'And if the table is late, do you lose trust?',
      'which thing would destroy your trust',
    ],
    says: [
      'A table on Friday, with holes I can see. Late I forgive if you call before. A guess written like a fact I do not forgive quickly.',
    ],
  },
  {
    id: 'spell-things',
    on: ['common:did_i_offend_you', 'common:are_we_all_right'],
    asked: [
      'What do you spell when you are offended?',
      'why does that word pinch you',
      '"The retention period", what\'s wrong with the phrase?',
      'which word do you prefer instead',
    ],
    says: ['It is the small word “the”. Write “the retention periods”, with an s, and I am happy. So cheap I am.'],
  },
  {
    id: 'take-back-source',
    on: [
      'statement:ico-approved',
      'statement:you-said-seven',
      'statement:craig-cleared',
      'statement:rejected-are-gone',
      'statement:backups-instant',
      'statement:disputes-rare',
      'statement:passport-six-years',
    ],
    asked: [
      "I don't remember who told me that",
      "Somebody in the project said it, I didn't check",
      'then I was wrong, thank you for telling me',
      'Sorry, I read it in an old presentation',
    ],
    says: [
      'It does not matter, now you have it from the drawer and not from the corridor. Write it down, then it is wrong nowhere else. Which paper shall we take?',
    ],
  },
  {
    id: 'what-open-man-calls',
    on: ['statement:fully-auditable', 'statement:define-owners-words', 'statement:technical-limits-news'],
    asked: [
      'What would you like to be able to open?',
      'how do I say it so that you can test it',
      'You want an example with one paper?',
      'something you can test, for instance?',
    ],
    says: [
      'For instance so: the passport of a man who left in May is there on the last day, and not on the day after, and I find the line in a list.',
    ],
  },
  {
    id: 'hang-stop-prove',
    on: ['statement:technical-limits-news'],
    asked: [
      "It can't hang the day on the paper yet",
      'it cannot stop a deletion',
      "it's the first one, the date is on the person",
      'the proof, we have nothing for that',
    ],
    says: [
      'Good, that I can write. One thing that it cannot is a task. Some constraints is a fog. What would your people need to mend it?',
    ],
  },
  {
    id: 'four-tests-when',
    on: ['answer:test-it', 'statement:test-with-four'],
    asked: [
      'When shall we do the test with the four?',
      'which dates should the four people have',
      'Can we do that test before the schedule is sent?',
      'who invents the four people',
    ],
    says: [
      'Wednesday in two weeks would be good, before I send the page. I invent them, I have already names. The refused one is called Olav.',
    ],
  },
  {
    id: 'test-fifth-case',
    on: ['answer:test-it', 'statement:test-with-four', 'follow-up:four-tests-when'],
    asked: [
      'Should we test a couple where one moves out?',
      "is there a fifth case you'd want to see",
      'And a tenant who dies, do we test that too?',
      'four cases, is that really all of them',
    ],
    says: ['A fifth would be the couple, one leaves and one stays. If you show me that on the same day I bring cake.'],
  },
  {
    id: 'first-run-list',
    on: ['answer:first-night'],
    asked: [
      'What do you check on that list?',
      'how long before the first run do you need the list',
      'And if something on the list looks wrong?',
      'three quiet months, what is quiet?',
    ],
    says: [
      'I take twenty lines by chance and look if each has a reason to go. One wrong, and we wait. Quiet means nobody has telephoned.',
    ],
  },
  {
    id: 'not-in-list-tell',
    on: ['answer:mistake-deleted'],
    asked: [
      'Who asks Rakesh, the branch?',
      'how long can a paper be brought back',
      "After ninety days it's gone for good?",
      'who may order a restore',
    ],
    says: [
      'The branch asks Rakesh, he gives a reason, your people bring it back. So long as the backup lives it goes, after that we say sorry.',
    ],
  },
  {
    id: 'rakesh-nine-words',
    on: ['answer:rakesh', 'statement:rakesh-spoke-open'],
    asked: [
      "Why doesn't he say much?",
      'how do I know that Rakesh agrees',
      'What should the screen show when I go to Rakesh?',
      'does he nod or does he write?',
    ],
    says: [
      'One nod is yes, two is “I have understood”. Show him the button, the reason field, and the list of his thirty on one side. Then wait.',
    ],
  },
  {
    id: 'alder-one-page',
    on: ['answer:alder-view', 'answer:who-else'],
    asked: [
      'What should be on the page for Mrs Alder?',
      'would Mrs Alder help with the fifteen days',
      'Shall I take it to Mrs Alder before the steering group?',
      'does mrs alder sit in the steering group',
    ],
    says: [
      'What it costs, what it prevents, and my name. She reads the last line first. If she asks “is it long?”, you have won.',
    ],
  },
  {
    id: 'read-letter-underlined',
    on: ['answer:ico-letter'],
    asked: [
      'What did they underline?',
      'which word was underlined in the letter',
      'How long did they give you?',
      'did the letter mention the portal',
    ],
    says: [
      '“By kind of record.” With a ruler. So when your developer writes of one number, I see always that line under it.',
    ],
  },
  {
    id: 'access-one-screen',
    on: ['answer:request-access', 'answer:numbers-of-letters'],
    asked: [
      'What must be on that screen?',
      'how would you like to see all of one person',
      'One month to answer, is that often tight?',
      'should the portal send it to the tenant itself',
    ],
    says: [
      'Each paper with its kind, its start and its day, and whether legal holds it. I press, it makes one bundle, and I read it before it goes.',
    ],
  },
  {
    id: 'doctor-letter-back',
    on: ['answer:children-special'],
    asked: [
      'And how does the clerk send it back?',
      "what if a clerk uploads a doctor's letter anyway",
      'Who decides that a paper has no heap?',
      "shouldn't there be a button for such papers",
    ],
    says: [
      'By post, in an envelope, with a card of thanks. If it is already uploaded, I want a button “not ours”, and it goes the same night.',
    ],
  },
  {
    id: 'one-leaves-know',
    on: ['answer:one-moves-out'],
    asked: [
      'Who tells the portal that one has left?',
      'how does the branch enter that only one goes',
      'And the guarantor of the one who left?',
      'what about the deposit when just one moves out',
    ],
    says: [
      'The branch enters his last day when it changes the agreement. His guarantor goes with him if the new agreement says so. Otherwise he stays, poor man.',
    ],
  },
  {
    id: 'lawyers-not-needed',
    on: ['statement:legal-checks-law', 'answer:sure-of-rules', 'answer:law-details'],
    asked: [
      'What did Rakesh cross out?',
      'so nobody outside has checked these periods',
      'Are you completely sure of the numbers?',
      'a comma, nothing more?',
    ],
    says: [
      'A comma after “tenancy”, he was right. I have checked the days myself with two other companies, and we all count the same.',
    ],
  },
  {
    id: 'recommend-them',
    on: ['statement:steering-group-decides'],
    asked: [
      'I recommend the date per document',
      "I'd recommend to spend the fifteen days",
      'my recommendation is by kind of paper',
      'what should I recommend to them, in your view',
    ],
    says: [
      'Recommend the kinds on the first day and the deletion soon after. Then I stand behind you with my sentence, and it is difficult to say no to both.',
    ],
  },
  {
    id: 'come-back-day',
    on: ['statement:get-back-to-you', 'common:more_time'],
    asked: [
      'On Friday',
      'I come back on Friday before lunch',
      'by Wednesday I know more',
      'Is Friday soon enough to come back?',
    ],
    says: [
      'Friday before lunch I can live with, if you bring a table and not a feeling. Wednesday at two is nicer, then I have half an hour.',
    ],
  },
  {
    id: 'oldest-log-form',
    on: ['statement:summary-proof', 'statement:deletion-log-line', 'answer:backup-ok'],
    asked: [
      'Would you sign the letter with such a list?',
      'is the list plus the ninety days enough for your letter',
      "So a list and one sentence about backups, and it's fine?",
      'with that, could you write "it is gone"?',
    ],
    says: [
      'Yes, with both I write it and sleep. “Gone from use on this day, from the copies ninety days later.” It is not beautiful, but it is true.',
    ],
    tells: ['backups'],
  },
  {
    id: 'decision-papers',
    on: ['answer:kinds', 'follow-up:five-kinds-again'],
    asked: [
      'What do you mean by papers for the decision?',
      'the second kind, which papers are that',
      'Which papers belong to the decision?',
      'what counts as a decision paper',
      'Is a bank statement one of the papers for the decision?',
    ],
    says: [
      'Everything we look at to say yes or no: bank statements, payslips, references, the credit check. After the decision nobody looks at them again.',
    ],
  },
  {
    id: 'worst-kind',
    on: ['answer:kinds', 'follow-up:five-kinds-again', 'answer:deleted-list', 'opening', 'answer:branch-cupboards'],
    asked: [
      'Which of these five is the most dangerous?',
      'which kind worries you the most',
      'Which one would hurt most if it leaked?',
      'of the five heaps, where is the biggest risk',
      'Which of the five is the most important?',
      'Which papers cause you the most trouble?',
      'which kind do you find most often when it should be gone',
    ],
    says: [
      'The papers for the decision. Three months of somebody’s bank statements tell more than a diary, and the branches have most of them from people who never got a key.',
    ],
  },
  {
    id: 'rejected-all-of-them',
    on: ['fact:rejected', 'answer:bank-statements'],
    asked: [
      'Is that for all of their papers?',
      'six months for everything from a rejected person',
      'Does it count for their passport copy as well?',
      'all papers of the refused, or only some',
    ],
    says: [
      'For everything from a person we said no to, the passport copy also. There is no tenancy, so nothing in it has a reason to stay longer.',
    ],
  },
  {
    id: 'ico-wrote-before',
    on: ['answer:ico-reaction', 'common:happened_before', 'common:worst_case'],
    asked: [
      'Has it happened already that they wrote?',
      'did they write to you once',
      'Have you had a letter from them before?',
      'was there a first letter',
    ],
    says: [
      'Yes, one letter, after Harrogate. A man we had refused found his bank statements with us seven years later, and they asked why. Since then I owe them the schedule.',
    ],
    tells: ['harrogate'],
  },
  {
    id: 'ico-what-answered',
    on: ['follow-up:ico-wrote-before', 'answer:ico-letter', 'fact:harrogate', 'answer:branch-found'],
    asked: [
      'What did you answer them?',
      'how did you reply to the Commissioner',
      'What did you write back?',
      'and your answer to that letter, what was it',
    ],
    says: [
      'That it was wrong, that the papers are gone, and that they get a schedule from me by 31 January. It was a short letter. The third part I still owe.',
    ],
  },
  {
    id: 'cupboard-contents',
    on: ['answer:branch-cupboards', 'follow-up:gloves-why', 'follow-up:cupboards-progress'],
    asked: [
      'What’s in the cupboards that should not be there?',
      'what did you find in those cupboards',
      'Which papers lie in the cupboards?',
      'things in the cupboard that ought to be gone, what are they',
      'What was the strangest thing in a cupboard?',
    ],
    says: [
      'Prints of what is already scanned, mostly: bank statements and passports of people we refused. Somebody wanted to be safe, and then somebody left.',
    ],
  },
  {
    id: 'passport-renewed',
    on: ['fact:right-to-rent', 'answer:kinds'],
    asked: [
      'From when do the 12 months for the passport run?',
      'and the visa copy if the tenant renews',
      'What happens to the passport copy when a tenancy is extended?',
      'does a renewal start the twelve months again',
    ],
    says: [
      'From the day the tenancy ends. When he renews, it has not ended, so the clock does not start; it waits for his last day with us.',
    ],
    tells: ['right-to-rent'],
  },
  {
    id: 'paper-own-start',
    on: ['answer:by-kind-or-document', 'answer:clock-start', 'answer:date-per-doc'],
    asked: [
      'How would the paper know its own start?',
      'from where does the portal get the start of the clock',
      'Who enters the start day for each paper?',
      'how can a document know when its clock begins',
    ],
    says: [
      'From what happens to the tenancy. The clerk enters the last day, or the day of our no, once, and each paper takes from it the day which belongs to its kind.',
    ],
  },
  {
    id: 'how-long-it',
    on: ['answer:bank-statements', 'answer:emails', 'answer:inventory-paper', 'answer:kinds'],
    asked: [
      'How long does that one stay?',
      'How long can we keep it?',
      'And how long is that?',
      'how long for this one',
      'For how many years then?',
    ],
    says: [
      'It goes by what it was for: decision papers six months after the decision, the inventory with the agreement, letters at the end of the tenancy.',
    ],
  },
  {
    id: 'columns-again',
    on: ['statement:table-on-friday', 'answer:table-when', 'answer:approve-table', 'statement:demo-wednesday'],
    asked: ['Columns?', 'What should be in the columns?', 'how many columns', 'Which columns, please?'],
    says: ['Kind of paper, why, start of the clock, how long, who may stop it. The last one everybody forgets.'],
  },
  {
    id: 'why-not-move-out',
    on: ['statement:rest-at-move-out', 'statement:summary-periods'],
    asked: [
      'What’s wrong with everything else at move-out?',
      'Why not delete the rest when they leave?',
      'why can the inventory not go at the end',
      'And what can go at move-out?',
    ],
    says: [
      'At move-out the fight about the deposit begins, so the inventory must be there. Only the letters about taps may go.',
    ],
  },
  {
    id: 'twelve-after-what',
    on: ['fact:right-to-rent', 'statement:summary-periods', 'answer:why-twelve-months'],
    asked: [
      'Twelve months after what exactly?',
      'The contract or the keys?',
      'after which day do the twelve months begin',
      'Is that from moving out or from the end of the contract?',
    ],
    says: [
      'After the end of the tenancy, and for me that is the day the keys come back. The signature starts nothing.',
    ],
  },
];
