/** Written by `pnpm coach fit --names`. */
import type { PackedSoftmax } from '../../understanding/packed-weights';

export const NAME_MODEL: PackedSoftmax = {
  biases: [0.7508, -0.7508],
  weights: {
    step: 0.0345902,
    lines: [
      'pXckkcwQamcklbeiL1WquSnZrVrVlbpXiehfkcnZQwamB_SuWqZnblRvXpqWckckckeiZnkcUsjdbl9DrVuSmahfamXpdjoYfhieieckpXXpiehf',
      'hfYoggdjfhfhhfeigghffhkchffhggfhieggggjdhfhfYofhkcjddjeiggckggjddjeiiegghfhfeickjdieamieggeidjiemaiedjhffhjdkcgg',
      'oYfhggfhhfkceigghffhcklbhfggggggmaggjdfhggieieieggeijddjeiZnfhieamnZfhhfhfjdfhckggdjhffhamhfggielbhfjdfhhfggmaei',
      'ckeieijdckfhggeimaeiggfhhfieieieggdjhfkchfkcamjdkclbieblamkcieiemafhjdZnoYieggdjieggdjggeiwQckfhggckjdmablkcggWq',
      'ieieeifhcklbdjZnggggeinZggieiejddjdjhfjdcklbggggfhhffhdjZnbleihfggggfhfhhfhfbllbiejdjdggjdhffhjdfhhffhgghfhffhdj',
      'madjeiggeifheihfUsckjdkchffheiggiedjdjhfdjlbhfgglblbkcckiefhggeidjdjjdeiiedjlbdjeiieieckggfhfhjdlbfhdjfhckggggei',
      'fhhfiejdggfhgghfiekcggckdjmadjjdckeiielbnZdjnZggkcggjdggmafhggjdhfggdjjdeifhblckjdlbhfieggggfhiebleiggiejdggckei',
      'hffhielbggdjkchffhgghfckblfhnZeikceijdeijdhffhblfhhfkcfhamfhjdieeihfZnhffhfhhfkcggjdhfjdblamnZckiejdieggXpblblhf',
      'ckoYfhhfckblhfUsdjienZamggggkcfhYodjoYieYoiejdggkceipXiedjieggckpXjdjdoYggeiggggmahfggggamlbhfkceijdqWhfdjmanZie',
      'fhieggZneiiefhhfkchffhdjfhdjggkcdjjddjgghfkceilbhfeipXggWqjdieblrVmafhfhckeifhdjYokcZnfhggiefhhfckfhieggjdiefhie',
      'jdZneiamkcgghfdjYoieieggjdeilbsUjdkcmaiekcZnnZmaXphfdjfhggiehflbRvggfhckeijdckjdhflblbhfjdhfggggdjblrVeihfckZnlb',
      'hfieckckggjdjdckeiiejdlbeieiiejdmaeihfiefhieiehfiehfiefhhfieggdjamlbnZiehffhmafhZnfhdjoYoYggmajdamggZnfhdjWqggrV',
      'WqmafhkcfhZnhfeiblggfhhfggjdhfckZnggkcdjieckkcfhieieieeiieeihfiejdieeiggqWWqdjiejdamfhfhckeifhjdlbfhkchfamhfggie',
      'lbiefhhfbljdnZggggamiehfggggfhienZblhfdjhfggdjfhbllbckieieggkclbkchfggdjfhieggblfhckdjggamamggfhamjdeiggeidjfhei',
      'ggiehfiefhggggdjckamggfhieZnhfamZneilbieWqggXplbhfggdjggggiekcdjfhieggmaggei',
    ],
  },
};
