/** Written by `pnpm coach fit --names`. */
import type { PackedSoftmax } from '../../understanding/packed-weights';

export const NAME_MODEL: PackedSoftmax = {
  biases: [0.9888, -0.9888],
  weights: {
    step: 0.0353924,
    lines: [
      'lbbllbnZZnbljdeiK2XppXmasUqWnZlbgghfiepXSuXpB_UsYoXpamTtVroYamfhckckYomaTtfhbl7FqWoYieggamVrblqWhfkcieZnmackiegg',
      'ieblhfggfhckjddjggfhfhhffhfhhfhffhggggggieggamfhhffhdjfhggdjgghfdjckieiehfhfhfckhfjdggfhhfeiblggkcfhdjfheihfjdfh',
      'nZeidjfhhfkcfhieiefheihfieggggjdlbfhjdhfgghfckhfieggkchfggeieieickjdfhggfhggggeifheihffheijdiejdfhiehfggiehfhfei',
      'eiamfhlbblggggfhiejdhfkclbamhfjdckdjhffhhfjdckjdkcjdhfckckiefhggjdeijdamqWdjggggkcdjdjiedjtTckfhggeihfmabllbeiXp',
      'ggiefheickiedjdjfhggggjdfhggdjjddjeihfjdggkcgghffhhfgghfblamfhggiedjjdfhhffhblkcjdiehfhfieggdjhfggeiggeiggggfhhf',
      'jddjfhhfhfkcdjieVrfhjdjdkcggiefhgghffhjdhflbhfielbhfjdgglbgghffhggggiefhjdckmaggggeifhblgghfieggjdggeickdjfhhffh',
      'ggggfhhfggdjeiieiejdggbldjlbggieeidjfhjdiefhoYfhlbhfggfhjdhffhfhieiefhjdeiieckckjdlbggfhhfggckkchfeifhhflbfhfhgg',
      'eiggjdjdeifhieieckeihfdjckggjdggieiekcggckhfeicklbhffhfhfhhfjdeidjfhblhfeiggggieeiiefhjddjeiqWeigglbggggZndjdjgg',
      'djoYdjieckckggXpeifhoYfhggeijdggXpdjnZieZnielbgglbckjdhfhfgghfckoYjdggpXiehfieielbjdhfhfbliedjjdeiierVkcckkcjdfh',
      'fhfhfhamfhjdggeikchfdjckckeifhkcfhkcdjfhiemaeijdkcbllbggYomaggdjqWmaieeidjhffhdjbljdZndjfhiehfggckfhjdblhfieeiie',
      'lbckfhbllbggggdjblhfkchfhfdjnZsUkchfnZhfjdamlbjdXpiebleidjieggkcUsieeidjeihfckiefhhfjdgghffhggfhamfhrVggggeickhf',
      'fhiedjdjfhieiefhdjjdkckcfhamkcielbhfhfggggggieggjdjdjdggkchfhfdjdjkclbjdeieikcfhbleieioYmagglbjdblhfZnhfamZnggqW',
      'WqmaeiiefhamiefhblkceifhggkcfhfhamfhkceihfdjkcggggfhhfdjiejdkcielbiehfggoYXpeijdjddjgghfeifhhfjdjdfhfhggblgggghf',
      'iekcggggblieieggiedjkcfhggggfhjdlbYofhckfhggckckeijddjggggggiekcmahfieamiekcfhckfhckfhhfdjXpggdjckieggeieiggfhdj',
      'jdkchffhfhfhfhbldjZnggckieblhfZnckfhkchfVrggZnkcggiefhieggdjkcfheiiehfkceiie',
    ],
  },
};
