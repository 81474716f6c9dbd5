import type { TextPage } from '@parley/shared';

/** /security. Every claim is one of SECURITY.md or docs/operations.md; what is not so is said as well (product §3.14). */
export const page = {
  title: 'Security and Trust',
  subtitle: 'How your conversations are kept, who can read them, and what we do not claim.',
  description:
    'What is encrypted and what is not, who can read a conversation, access by role, where data goes, how long it stays, and how to report a weakness.',
  dated: false,
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      text: [
        {
          kind: 'list',
          items: [
            'No screen and no command of {brand} shows anybody else what you said: neither your team’s admins nor us.',
            'Without an AI provider nothing of a conversation leaves the servers of this installation but the letter with your findings, which you can switch off. AI provider on this installation: *{providerHere}*.',
            'You can download everything, and erase it, by yourself.',
            'Card numbers never reach us. There are no cookies and no scripts from elsewhere, but Google’s where you can sign in with it.',
          ],
        },
      ],
    },
    {
      id: 'who-can-read',
      title: 'Who can read what',
      text: [
        'Access goes by role, and is asked for again at every call, on the server. What belongs to somebody else answers as if it did not exist.',
        {
          kind: 'table',
          caption: 'Access by role',
          head: ['Role', 'Sees', 'Never sees'],
          rows: [
            [
              'You',
              'All of your own: messages, reports, scores, files, templates',
              'What a stakeholder hides, until the report tells what they were worried about',
            ],
            [
              'Member of a team',
              'Their own row as admins see it, their own place in the leaderboard, what they are asked to practise, and who the admins are',
              'Anything of other members: conversations, reports, scores',
            ],
            [
              'Admin or owner of a team',
              'Names, e-mail addresses, roles, counts, average scores, when somebody joined and was last active; who has done what was asked for, and the best score on it unless kept private',
              'A message, a quotation, a report’s words, practice that was not completed, anything from before or after the membership',
            ],
            [
              'Support and operator',
              'By the operator’s command: account, plan, team, sessions used',
              'What was said: no command shows it',
            ],
            [
              'Whoever runs the servers',
              'The database, and so in principle everything that is stored',
              'Passwords and mailed links, of which only a hash is stored; card numbers, which never come here',
            ],
          ],
        },
        'The last line is true of every service that can show you your own words again later. Few people have that access, for keeping the service alive, and they do not read conversations unless you ask them to look at one.',
      ],
    },
    {
      id: 'encryption',
      title: 'What is encrypted, and what is not',
      text: [
        {
          kind: 'list',
          items: [
            '*On the way.* Traffic between your browser and us is encrypted by TLS wherever this installation is reached by https, as the address in your browser shows. Letters go to the mail server by TLS where it offers it.',
            '*Passwords* are kept as bcrypt hashes of cost 12. About a thousand of the most common ones are refused.',
            '*Links in letters* (a new password, an invitation) are random, work once, and are kept as a hash only.',
            '*Where it lies.* {brand} does not encrypt its database by itself; that is the business of the disks under it. Ask us how the disks of this installation are encrypted before you rely on it.',
          ],
        },
      ],
    },
    {
      id: 'signing-in',
      title: 'Signing in',
      text: [
        'A session is good for 7 days on one device, is checked at every call, and can be ended from any other device; a new password ends every other one. Tries at passwords are limited for each address and each account, in a way that strangers can’t use to lock you out. Neither signing in nor asking for a new password tells whether an address has an account; opening an account with it does, since an address can have only one.',
        '*A second factor.* {brand} has none of its own. A team that needs one for its accounts signs in with Google and demands the second step there. Google sign-in on this installation: *{googleHere}*. Your session’s token lies in your browser’s storage, where a script that got past our content security policy could read it; the policy lets in no script but our own and, for its sign-in, Google’s.',
      ],
    },
    {
      id: 'certifications',
      title: 'Certifications',
      adds: 'certifications',
      text: [
        'SOC 2 Type II and ISO 27001 are audits by somebody independent. GDPR and CCPA are laws, which bind whoever falls under them, certified or not: the [privacy policy](/privacy-policy) names what is kept, why, how long, and how you get it out. What stands here is what {operator} has confirmed, and nothing else is claimed.',
      ],
    },
    {
      id: 'where-it-goes',
      title: 'Where data goes',
      text: [
        'The services that may receive personal data, and whether each is switched on here, stand in the [privacy policy](/privacy-policy#who-receives-it). A conversation goes to an AI provider without your name and address. Nothing secret is in what a model is told, a model that leaves its role is stopped, and no score comes from free text: every point rests on a sentence of yours, as [the page on scoring](/how-scoring-works) shows.',
        'Payments happen on Stripe’s own pages. Online payment on this installation: *{paymentsHere}*. Reports are printed on our servers, without scripts and without a network.',
      ],
    },
    {
      id: 'keeping',
      title: 'Keeping and erasing',
      text: [
        'A closed account is erased 30 days later, by a job that runs every day: conversations, reports, files, templates, letters, enquiries, and at the payment provider the customer. What the law wants kept, payments for about 7 years, stays under a number that leads to nobody. After a cancelled plan, what you practised stays for 30 days and is then erased; your account remains.',
        'Backups are purged in 90 days. When one has to be brought back, who was erased since is erased again.',
      ],
    },
    {
      id: 'how-it-is-built',
      title: 'How it is built',
      text: [
        {
          kind: 'list',
          items: [
            'Every page and answer carries a content security policy that allows scripts and styles of our own address alone, with the exception named above.',
            'Input is checked against a schema before anything sees it; what leaves the server is named field by field.',
            'Money and sessions are written in transactions, and tested with parallel requests and killed processes.',
            'Passwords, tokens, keys and e-mail addresses are taken out of logs.',
            'In its containers no process of the service runs as an administrator, and none starts with a default secret.',
          ],
        },
      ],
    },
    {
      id: 'what-we-do-not-have',
      title: 'What we do not have',
      text: [
        'A second factor and single sign-on of our own; confirmation of the address that you register with; encryption of the database by the software; a certificate that does not stand above. If one of these decides for you, [tell us](/contact): it is better to hear it before than after.',
      ],
    },
    {
      id: 'reporting',
      title: 'Reporting a weakness',
      text: [
        'Write to [{support}](mailto:{support}): what you did, what happened, what you expected; the request id of an error helps. A person answers in under 24 hours. Please try nothing on other people’s data, and give us time to mend it before you tell others. Whoever keeps to this has nothing to fear from us.',
      ],
    },
  ],
  actions: [],
} satisfies TextPage;
