/**
 * About a thousand of the most common passwords of eight and more characters, in lower case: the head of the ranked list
 * that zxcvbn carries (MIT licence), without the vulgar ones, and some that stand in other published lists.
 */
const LIST = `
0.0.0.000 00000000 0000000000 01011910 01011970 01011975 01011980 01011981 01011984 01011985 01011986 01011987
01011988 01011989 01011990 01011991 01011992 01012000 01012001 01012010 01012011 01091989 02071982 02071986 03082006
0987654321 10203040 1029384756 11111111 1111111111 11112222 111222333 11223344 1122334455 11235813 1123581321
12131415 12312312 123123123 1232323q 123321123 12344321 123454321 1234554321 123456654321 12345678 123456789
1234567890 1234567890q 12345678910 123456789a 123456789q 123456789z 12345678a 12345678q 12345679 1234567a 1234567q
123456aa 123456qwerty 12345qwe 12345qwert 1234abcd 1234qwer 123654789 12369874 123698745 123789456 123qwe123
123qweasd 123qweasdzxc 123qwerty 12qw34er 12qwaszx 13243546 135792468 14725836 147258369 147852369 14789632
147896325 15426378 18436572 192837465 19411945 1a2b3c4d 1passwor 1q2w3e4r 1q2w3e4r5 1q2w3e4r5t 1q2w3e4r5t6y
1qa2ws3ed 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1x2zkg8w 21122112 22222222 25802580 31415926 321654987 33333333 44444444
4815162342 51505150 55555555 66666666 73501505 741852963 77777777 78945612 789456123 87654321 88888888 8j4ye3uz
963852741 987654321 99999999 a1234567 a123456789 a1b2c3d4 a1s2d3f4 aaaaaaaa aardvark abc12345 abc123456 abcd1234
abcd12345 abcdefgh abcdefghi aberdeen access14 achilles adgjmptw admin123 administrator adrienne agent007 airborne
airforce airplane albatros alejandr aleksandr aleksandra alexande alexander alexandr alexandra alliance alphabet
america1 american amsterda amsterdam anaconda anastasia anderson andromeda angelica angelina anhyeuem anthony1
anything apollo13 apple123 applepie aquarius arsenal1 asd123456 asdf1234 asdfasdf asdfghjk asdfghjkl aspirine
atlantic atlantis attitude australi australia avalanch azertyuiop azsxdcfv babyblue babydoll babyface babygirl
babylon5 backdoor balloons bangbang barcelon barcelona barefoot baseball basketba basketball bearbear beatrice
beautifu beautiful beefcake beerbeer benjamin bigdaddy bigmoney billybob billyboy birthday blackbir blackcat
blackdog blackhaw blackjac blackjack blackman blahblah blessing blink182 blizzard bluebird blueblue blueeyes
bluemoon bobafett bonehead bookworm boomboom bradford brandon1 brewster brighton brittany broadway brooklyn brothers
brucelee buckeyes buckshot budlight budweise bulldog1 bulldogs bullseye business butterfl butterfly cadillac
caliente californ california caligula callaway cambiami campbell canadian candyman cardinal carolina caroline
casanova catalina catherin catherine cavalier cdtnkfyf cerberus cfitymrf chainsaw champion chandler changeme
changeme1 chargers charles1 charlie1 charlott charlotte charlton chelsea1 chemical cherokee chevelle chevrole
cheyenne chicago1 chicken1 chickens children chocolat chocolate chrisbln christia christian christie christin
christina christine christop christopher chuckles cinnamon cjkysirj clarence clarinet clevelan clifford cocacola
colombia colorado coltrane columbia columbus commando computer computer1 concrete confused consumer cooldude
corvette cosworth courtney cowboys1 crawford crazybab creative cristina crjhgbjy crusader crystal1 danielle dannyboy
darkness darkside darkstar davidson dbrnjhbz deadhead december defender deftones designer devildog dfktynbyf
diamond1 diamonds dietcoke dilligaf dingdong dinosaur director discover dkflbckfd dkflbvbh doberman dodgeram
doghouse dolphins doughboy downtown drowssap drpepper dthjybrf eastside einstein ekaterina electric elephant
elizabet elizabeth emmanuel engineer enterpri enterprise ericsson eternity excalibu explorer february federico
fernando ferrari1 fireball firebird fishing1 fktrcfylh fktrcfylhf flamingo fletcher florence florida1 flounder
football football1 fordf150 formula1 francesc francois franklin freckles frederic fredfred freedom1 freepass
freeuser front242 frontier function fyfcnfcbz gabriell gandalf1 gangster garfield gargoyle gateway1 geronimo
gesperrt getmoney gfhjkm123 ghbdtnbr ghjcnjnfr giovanni giuseppe gladiator gn56gn56 godfathe godfather godsmack
godzilla goldberg goldfish goldstar goldwing golfball golfgolf goodluck goodtime gordon24 gotohell grateful greatone
greenbay greenday gretchen guardian guest123 guinness halflife hamilton handsome hannibal happy123 happyday hardrock
harrison hastings hawaiian hawkeyes hayabusa heather1 hedgehog heineken hellfire hello123 hellyeah hercules highland
hollywoo hollywood hongkong hoosiers hurrican hyperion icecream idontknow ihateyou illusion iloveyou iloveyou1
immortal imperial infantry infiniti infinity internet intrepid intruder isabella isabelle jackson1 james007 jamesbon
jamesbond japanese jasmine1 jeanette jennifer jeremiah jessica1 johannes johnjohn jonathan jordan23 juliette
justdoit juventus kamikaze kangaroo karolina katerina kathleen kawasaki kcj9wx5n kentucky kenworth keyboard keystone
killbill kimberly kingfish kingkong kingston kittycat knickers kristina kristine labrador lacrosse lancelot lasvegas
lawrence leavemealone leonardo letmein1 letmein123 letmein2 lifehack lifetime lightnin lightning lineage2 lionking
lisalisa liverpoo liverpool logitech lokomotiv lollipop lonestar lonewolf longhorn lorraine lovelove loverboy
lowrider luckydog macdaddy madeline madison1 magicman magnolia mailcreated5240 majestic makaveli mamapapa manchest
mandingo maradona marathon margaret margarita marianne mariners marino13 marlboro marshall martinez maryjane
maryland matthew1 maverick mazafaka meatball meathead meatloaf mechanic medicine megadeth megapass megatron melissa1
meowmeow mercedes meredith meridian mersedes metallic metallica michael1 michaela michelle michigan microlab
microsof microsoft midnight mikemike military minecraft mitchell mohammed monalisa moneyman mongoose monopoly
monster1 montgom240 montreal moonlight morpheus morrison mortgage mortimer motdepasse motherlode motorola mountain
multiplelo munchkin mushroom musicman mustang1 mustangs napoleon nathalie national ncc1701a ncc1701d ncc1701e
nebraska newcastl newyork1 nicholas nintendo nokia6300 november nuttertools nwo4life oblivion oklahoma operator
original overkill overlord p0015123 p@ssw0rd p@ssword pa55w0rd pa55word packers1 paintbal paintball pakistan
panasoni panasonic panther1 panthers paradise pass1234 passpass passport passw0rd passw0rd1 passwor1 password
password1 password12 password123 password1234 password2 password3 passwords passwort passwort1 patricia patrick1
patriots pavilion pearljam peekaboo penelope penguins personal peterpan peterson philippe phillies phillips phoenix1
pianoman pineappl pingpong pinkfloy platinum playtime plymouth pokemon1 poohbear porkchop porsche9 portland portugal
poseidon positive precious predator presario princess princess1 projectmanager punisher punkrock q1w2e3r4 q1w2e3r4t5
q1w2e3r4t5y6 qawsedrf qazwsx12 qazwsx123 qazwsxed qazwsxedc qazwsxedcrfv qazxswedc qweasdzxc qwer1234 qwer123456
qwerasdf qwert123 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwerty12345678 qwertyui qwertyuio
qwertyuiop qwertz123 qwertzuiop r2d2c3po ragnarok raiders1 railroad raistlin rammstein rangers1 rasputin rastaman
realmadrid rebecca1 recovery redalert redskins redwings remember renegade research resident rfnthbyf rhbcnbyf
rhfcjnrf rhiannon richard1 richards richmond rightnow rjirfrgbde rjycnfynby roadkill roadking roadrunn robinson
robotech rockford rockhard rockstar rolltide romashka rootbeer rosemary runescape rush2112 sailboat salamander
salvador samantha samsung1 sandiego santiago sapphire saratoga saturday savannah scarface scarlett scoobydo scooter1
scopecreep scorpion scotland seahawks sebastia sebastian secret123 security seinfeld seminole semperfi sentinel
septembe september serenity sersolution shamrock shaney14 shannon1 sherlock sherwood shopping showtime simpsons
sinclair sithlord skittles skorpion skywalke skywalker slapshot slipknot smeghead sneakers snickers snoopdog
snowball snowboar snuggles socrates softball software sojdlg123aljg solution somethin something soso123aljg southern
southpark spaceman spartans spectrum spiderma spiderman spitfire splinter spongebob springer squirrel srinivas
stakeholder stallion standard starbuck starcraft stardust starfire starfish stargate starship startrek starwars
steelers stephani stephanie sterling stingray stocking stonecol stranger sundance sunflowe sunnyday sunshine
sunshine1 super123 superfly superman superman1 supersta superstar svetlana sweetpea swimming swordfis swordfish
syncmaster syracuse tacobell talisman tarheels tazmania technics terminal terminator terrapin test1234 test12345
testing123 testtest thailand thanatos thankyou thegreat theodore thirteen thompson thuglife thunder1 thursday
tiberius tinkerbell titanium titleist together tommyboy tomorrow tottenha translator traveler treasure trfnthbyf
triangle trinidad trombone truelove trustno1 tunafish turkey50 twilight ultimate umbrella underdog undertaker
universe vacation valencia valentin valentina valhalla vanhalen verbatim veronica veronika vfhufhbnf vfrcbvrf
vfvfgfgf victoria viewsonic viktoria virginia vkontakte vladimir vladislav warcraft warhammer warriors waterloo
webmaster welcome1 welcome123 werewolf westside westwood whatever whiskers whitesox whocares wildcats wildfire
william1 williams winston1 wolfgang wolfpack wolverin wolverine woofwoof wordpass wrangler wrestlin wrestling
wrinkle1 yankees1 yosemite zaq12wsx zaq1xsw2 zaq1zaq1 zeppelin zerocool zxasqw12 zxcasdqwe zxcv1234
`;

/** Lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = /* @__PURE__ */ new Set(LIST.trim().split(/\s+/));
