import type { ScenarioContent } from '@parley/shared';

export const kickOffWithoutACharterCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That there are two captains upon this ship before it has sailed. I have two lists in my drawer, and nobody in this house to say no to either.',
      'The two lists, still. The page is only my inconvenience; the two lists are my fear.',
    ],
    later: [
      'With one hand on the wheel, only June is left: that I should stand before Mrs. Pinckney and have nothing to count.',
    ],
  },
  worst_case: {
    says: [
      'That by next November I should own two half systems once more, and be thanked by both departments for my patience.',
      'Two halves, and a line down to the slip on the day the governor comes. I have seen the first part already.',
    ],
  },
  what_matters_most: {
    says: [
      'One name that decides. The page and the number I could bear to have imperfect; a divided command I could not.',
      'The command, before anything. The rest of your page is stowage.',
    ],
  },
  what_success_is: {
    says: [
      'A summer Saturday on which nobody stands in the sun for 40 minutes, and a June in which I can say so to Mrs. Pinckney in one breath.',
      'The line at the door, shorter by the clock, and nobody in this house ordering around the one whose name is on the page.',
    ],
  },
  cost_to_you: {
    says: [
      'My sleep, and in all likelihood one lunch companion. Ms. Whitfield and Mr. Tate have each dined with me for ten years.',
      'The last one cost the museum $140,000. This one might cost me the trustees’ good opinion, which I have rather come to rely upon.',
    ],
  },
  consequence: {
    says: [
      'Then each of them orders what he likes from you, as before, and we tear the tickets for the exhibition by hand on March 27.',
      'Then we should drift, most courteously, until the spring. I know the current; it runs under good manners.',
    ],
  },
  why_that_date: {
    says: [
      'Because fourteen people hold an invitation for November 30 over my own signature, and because March 27 does not wait upon our preparations.',
      'I set Monday myself, and the hull and the loans set March. One of those I could have chosen better; neither can I move.',
    ],
  },
  why_not: {
    says: [
      'Because it has been tried in this house. Two people were left to share the deck, and the museum paid for both courses.',
      'For the reason that I gave, and it has a bill attached to it from 2022. I should not like to earn a second.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean that if Ms. Whitfield tells you one thing on Tuesday and Mr. Tate another, there is at present no one who may tell you whom to obey.',
      'In fewer words: I want one person in command of the wishes, and a page so short that it is read.',
    ],
  },
  example: {
    says: [
      'Take the door. Ms. Whitfield would ask each visitor forty questions for her files, and Mr. Tate would ask none. Pray tell me which of them your people are to build.',
      'In 2022 the curator ordered fields on a Monday and finance had them struck on the Thursday, and both were billed. I could give you a year of such weeks.',
    ],
  },
  how_do_you_know: {
    says: [
      'I was here for it. I signed the invoices, I counted the line from this window, and both lists lie in that drawer.',
      'By having sat in this chair, I regret to say. The wreck of 2022 I know from the bridge.',
    ],
  },
  what_is_good: {
    says: [
      'Mr. Tate is in truth a fine petty officer, Ms. Whitfield could raise money from a lighthouse, and you asked to see the door. I have sailed with less.',
      'That both of them want it at all. In most museums one must look for a person with a wish; I have too many.',
    ],
  },
  since_when: {
    says: [
      'Since the second list came in, this month. With the fear in general I have lived since 2022.',
      'A few weeks for the lists, and rather longer for my habit of not choosing between them.',
    ],
  },
  happened_before: {
    says: [
      'It has. In 2022 the curator and the finance office each gave the vendor orders, and we gave up after eleven months.',
      'Once, and thoroughly. The old charter lies under the schooner as a memorial to it.',
    ],
  },
  tried_before: {
    says: [
      'Sixty pages in seven weeks, and then a great deal of courtesy. Neither of the two contained the name of anyone who could decide.',
      'Courtesy, chiefly. I lunched with one and then with the other, and hoped that they would lunch together.',
    ],
  },
  how_found_out: {
    says: [
      'Ms. Whitfield showed me her list with pride, and Mr. Tate sent his with a chart. I laid the one over the other and saw that both could not be built.',
      'I read both lists upon the same evening. As a historian I have some practice in documents that disagree.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You admired both lists, I believe, and you brought me the word charter five days before the cake. Neither is beyond mending.',
      'Your firm never asked in the summer what it was all for. In fairness, I did not volunteer it.',
    ],
  },
  who_is_to_blame: {
    says: [
      'I am, if there must be one. Two able people gave orders because I disliked telling either of them no.',
      'You will find him in this chair. I should not wish you to look any further down the stairs.',
    ],
  },
  who_decides: {
    says: [
      'At present nobody, and that is the trouble. I sign, above $25,000 Judge Hollis signs with me, but over the two lists there is no one yet.',
      'For the money, myself and the judge. For the lists, whichever of them spoke to you last, until a name stands upon your page.',
    ],
    later: ['The one whose name is on the page, and I myself when those two cannot agree within their days.'],
  },
  who_else: {
    says: [
      'Ms. Whitfield for the donors, Mr. Tate for the door, Judge Hollis for the money, and Mrs. Odom, without whom nothing is typed.',
      'Mrs. Pinckney, though only in June and only with a notebook. And the ladies at the desk, who will have to press the button.',
    ],
  },
  what_others_say: {
    says: [
      'Ms. Whitfield says that donors are the heart of it and Mr. Tate that the line is. Judge Hollis says that he foresees litigation.',
      'At the desk they ask whether it will still let in a child who lost his ticket. It is the best question I have had from anyone.',
    ],
  },
  talk_to_them: {
    says: [
      'By all means. Mr. Tate you will find at the door with a watch, and Ms. Whitfield behind the flowers. Ask what they need; leave the matter of who commands to me.',
      'You may see them both, each alone. I should only ask you not to thank either of them in advance.',
    ],
  },
  your_role: {
    says: [
      'I signed for it, I answer to the trustees for it, and I am told that I ought to have been in command of it. I am coming round to that.',
      'Director these nineteen years. In this affair I am the one who pays, and who reads it aloud on Monday.',
    ],
  },
  what_would_move_you: {
    says: [
      'A single page that I can sign before the meeting and read aloud in it, with one name upon it for the decisions. I am more easily moved than I look.',
      'Show me that you have asked what happened in 2022, and then keep it to one sheet. I should have very little left to say.',
    ],
    later: ['I am moved already, as to the command. Let the page be one page, and give me a thing to count by June.'],
  },
  your_proposal: {
    says: [
      'If I must propose, then Mr. Tate for the decisions, Ms. Whitfield asked first about donors, and I the last resort. I have not yet said so to either.',
      'One name, one page, one number, and Monday at ten. I dare say you would phrase it longer.',
    ],
  },
  which_first: {
    says: [
      'The command, then the length of your page, then the number for June. In that order I could sleep by Friday.',
      'First who decides. When that is written, I suspect the other two will be civil.',
    ],
  },
  is_it_flexible: {
    says: [
      'The meeting on November 30 is not, and one page is not. As to whose name, and which number, you will find me open to persuasion.',
      'Monday and the single page are fast. Everything else lies at a long cable.',
    ],
  },
  other_options: {
    says: [
      'I had considered a committee, prayer, and taking the wheel myself. The first I have tried, the second I am trying, and for the third I am too fond of both of them.',
      'We might tear tickets by hand and let the lists lie. I do not recommend it, but it would be cheap.',
    ],
  },
  your_contribution: {
    says: [
      'My name upon the page, my voice at the meeting, and two lunches at which I tell two friends who commands. I should call that the dear part.',
      'I would speak to Ms. Whitfield and to Mr. Tate before the weekend, which nobody else in this house can do for you.',
    ],
  },
  how_can_i_help: {
    says: [
      'Help me to write who decides, in one line that I cannot soften. I am a practiced softener.',
      'Ask the two of them what they truly need by March 27, and bring it to me upon half a sheet.',
    ],
  },
  is_that_acceptable: {
    says: [
      'I could accept it if Monday stands, if it goes upon a single page, and if one person decides under it. Does it do all three?',
      'It hangs for me upon one thing: whether, when Ms. Whitfield and Mr. Tate disagree under it, somebody may say no.',
    ],
    later: [
      'I believe so, provided the name that we have settled stays where it is. Write it down, and I shall read it over tonight.',
    ],
  },
  agree_now: {
    says: [
      'Not yet. I should be signing over two lists that cannot both be built, and I have done that once.',
      'No, I will sleep upon it whatever it is. But settle who commands, and you will find me sleeping soundly.',
    ],
    later: [
      'Upon the command, yes, you have my word. The paper itself I sign on Monday before ten, when I have slept.',
    ],
  },
  will_you_support_me: {
    says: [
      'When it is one page and one name, yes, and in front of all fourteen. Before that I could only support you in general, which is worth little.',
      'I should like to. Give me something that I can read aloud on Monday, and you will have my voice for it.',
    ],
    later: ['Yes. I shall read it standing, and whoever complains of you may do so to me, before the cannon.'],
  },
  more_time: {
    says: [
      'Until Friday at noon for the page, with pleasure. Beyond November 30 I have none to give, for I have given it to fourteen people.',
      'A day or two, within this week. The meeting itself is past my bending.',
    ],
  },
  in_writing: {
    says: [
      'Yes, upon one sheet, and Mrs. Odom will make it large. What is not on the sheet I shall treat as conversation.',
      'In writing, by all means, so long as it does not breed. One page.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'A half sheet upon Fridays, brought up the stairs and not sent. Let the bad news be at the top, where I still have my spectacles on.',
      'Come up in person before the cannon on a Friday. I learned of 2022 from the invoices, and I should prefer a face.',
    ],
  },
  next_step: {
    says: [
      'That we settle whose name goes upon the page. Until then there is no second step that would not be toward the rocks.',
      'Tell me first who commands, in your judgment. Then I know with whom I must have coffee tomorrow.',
    ],
    later: [
      'You draft the sheet for Friday noon, I see Ms. Whitfield and Mr. Tate before the weekend, and on Monday I sign before ten.',
    ],
  },
  what_is_missing: {
    says: [
      'A name for the decisions, a page I can lift with one hand, and a figure for Mrs. Pinckney. You may fetch them in any order, but I should begin with the name.',
      'The one who may say no. I keep looking for him on both lists.',
    ],
    later: ['The command is there. I still lack the number for June, and the hour at which your page arrives.'],
  },
  did_i_get_it_right: {
    says: [
      'In the main, I think. If it has one person deciding, Monday where it stands, and something to count by June, then you have heard me.',
      'You have listened, at all events. Test it against the two lists: does it say which of them is built first?',
    ],
  },
  how_do_you_feel: {
    says: [
      'Apprehensive, if you will have the truth. I have ordered a cake for a thing that I cannot describe.',
      'Like a man who has heard the same wind before, in 2022. I thank you for noticing.',
    ],
    later: [
      'A good deal easier. I have known since this morning what I must say to two people, and I find I can say it.',
    ],
  },
  do_you_trust_me: {
    says: [
      'I am inclined to. You came up the stairs with an unwelcome word, which the vendor of 2022 never did. I shall know more on Friday at noon.',
      'More than I trust the situation. I believe that you will tell me no some day, and I look forward to it.',
    ],
    later: ['Yes, I do, since you asked about the wreck before you sold me a boat.'],
  },
  are_we_all_right: {
    says: [
      'You and I are quite all right. It is Ms. Whitfield and Mr. Tate whom I should ask that of on Tuesday.',
      'Perfectly. If I grow courteous, you will know that we are not.',
    ],
    later: ['We are better than all right. I came to resist you until noon, and it is hardly eleven.'],
  },
  did_i_offend_you: {
    says: [
      'Not at all. I was braced for sixty pages, and a man who is braced looks offended.',
      'No, pray do not think it. It was the word charter that stung, and you did not invent it.',
    ],
  },
  may_i_be_frank: {
    says: [
      'I wish you would be; I paid for a year of tact in 2022. Say it plainly, and begin with the two lists.',
      'You may, and I shall not interrupt. What is it that you see on this deck?',
    ],
  },
  have_you_time: {
    says: [
      'Until the cannon at noon, and for this I should even let it wait. Shall we begin with who decides?',
      'I have the morning. Mrs. Odom has told everybody that I am among the logbooks.',
    ],
  },
  say_again: {
    says: [
      'One person in this museum must decide what you build, on one page, and the meeting on Monday takes place.',
      'I ask for one name, one page, and no delay. There, not a clause in it.',
    ],
  },
};
