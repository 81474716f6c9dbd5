/** First names that the library doesn't know, or takes for other words, by whose they mostly are. */
const of = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

const WOMEN = of(`
  agnes agnieszka aisha aino alba amara ana anja anneke annelies annabel antje astrid beata bettina birgit bronagh carla carmen
  celine chiara chloe clara colette dagmar danuta derya dorota edith edwina elena elif elke esra eva ewa fatima femke fiona
  freya frida giulia grace greta gudrun hanna hannah heike helga helle henrike ida ilse imke ines inga ingrid irena irina isla
  jana johanna joke jolanta julia jutta karin katarzyna katja kerstin kirsten lena leila leonie liesbeth linnea lotte lucia
  ludmila magda maja malgorzata mara mariam marieke marisol marit marjan marta meera mei mette milena mina mireille nadia
  naomi natalia nicola niamh noor noreen olga orla paola paula pauline petra priya ragnhild rana renate ria roos
  roisin ruth sabine saoirse saskia sanne shabnam shanice shirin sigrid silke siobhan sofia solveig soraya svetlana tamara
  tanja tove ulrike ursula ute vera verena wanda wilhelmina xenia yasmin yuki zainab zeynep zofia zuzana
`);
const MEN = of(`
  aidan ahmed amit anders andrzej arjun arne arno bart bas bengt bernd bjorn bob bogdan brendan callum cem ciaran claus cormac
  dariusz declan detlef dieter dougie eamon einar emil emre erik fabian fergus finn florian folke geir gert giorgos greg
  guido gunnar hakan hamish hans harald henk henrik hugh ibrahim igor imran ivan jacek jakub jan janek jarek jens jeroen
  joachim joel johan jorg jorge jurgen karim karl kenji kev klaus kofi kostas krzysztof kwame lars lasse leif lorcan lorenzo
  luc luca luigi luis maciej malik marek mario marko martijn mateusz matteo mehmet miguel mikkel milan miroslav mohammed
  moritz murat nils norbert olaf ole omar oscar osman paulo pavel pawel pedro pekka petr pieter pierre piotr rajesh ravi
  reinhard rik rob roland roman ruben rui ryszard sanjay sean sergei sigurd stefan sven szymon tadeusz takeshi tariq tarek
  theo thijs tiago tomas tomasz torsten tunde udo uwe vikram vince vincent vladimir willem wim wojciech yannick yusuf zbigniew
`);

/** Null for a name that isn't in the lists. */
export const givenName = (word: string): 'he' | 'she' | null => {
  const plain = word
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o');
  return WOMEN.has(plain) ? 'she' : MEN.has(plain) ? 'he' : null;
};
