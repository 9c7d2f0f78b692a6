/** The drawing of each title: the thing that its book is about. */
import * as body from './body';
import * as care from './care';
import * as daily from './daily';
import * as family from './family';
import * as heart from './heart';
import * as kitchen from './kitchen';
import * as mind from './mind';
import * as spirit from './spirit';
import * as things from './things';

type Motif = body.Motif;

/** Each drawing with the numbers of its ebooks. */
const drawings: readonly (readonly [Motif, string])[] = [
  // Health and sports
  [care.plateClock, '01'],
  [body.avocado, '02'],
  [care.smoothie, '03'],
  [body.kettlebell, '04 14 22'],
  [body.runner, '05 13'],
  [care.spine, '06 25'],
  [body.nightlamp, '07'],
  [body.sprig, '08'],
  [care.battery, '09'],
  [care.sugarFree, '10 21'],
  [care.gut, '11'],
  [care.peaPod, '12'],
  [care.stretching, '15'],
  [mind.bloom, '16 121'],
  [daily.journal, '17 48 100'],
  [care.oilBottle, '18'],
  [care.mindfulFork, '19'],
  [care.jumpRope, '23'],
  [care.shield, '24'],
  // Kitchen
  [body.bowl, '20 28'],
  [kitchen.jarDessert, '26 33'],
  [body.loaf, '27'],
  [daily.calendar, '29 47'],
  [kitchen.chili, '30'],
  [things.noodles, '31'],
  [body.cupcake, '32'],
  [kitchen.airFryer, '34'],
  [kitchen.salad, '35'],
  [kitchen.lunchBox, '36'],
  [kitchen.sushi, '37'],
  [kitchen.grill, '38'],
  [kitchen.spices, '39'],
  [kitchen.sweetBun, '40'],
  // Pets
  [body.dog, '41 42'],
  [spirit.dogBowl, '43'],
  [body.cat, '44'],
  [spirit.catToy, '45'],
  // Personal development
  [daily.sunrise, '46'],
  [mind.summit, '49'],
  [daily.microphone, '50'],
  [daily.compass, '51'],
  [daily.target, '52 58'],
  [mind.clock, '53'],
  [daily.sproutCrack, '54'],
  [daily.umbrella, '55'],
  [mind.bubbles, '56 89 112 120'],
  [body.apple, '74'],
  [spirit.rose, '57 114'],
  [daily.quietPhone, '59 75'],
  [daily.gate, '60 119'],
  [heart.lotus, '61'],
  [daily.handshake, '62'],
  [daily.feelingHead, '63'],
  // Family and education
  [mind.home, '64'],
  [daily.crib, '65'],
  [daily.belly, '66'],
  [daily.blocks, '67'],
  [family.kite, '68'],
  [family.stormCloud, '69'],
  [family.bridge, '70'],
  [family.twoHomes, '71'],
  [kitchen.measuringCup, '72'],
  [mind.books, '73 77'],
  [family.puzzle, '76'],
  [family.lowShelf, '78'],
  [family.piggyBank, '79 93'],
  // Marketing and business
  [mind.megaphone, '80 81'],
  [family.quill, '82'],
  [mind.rocket, '83'],
  [family.parcel, '84'],
  [family.priceTag, '85'],
  [things.envelope, '86'],
  [family.robot, '87'],
  [family.planSheet, '88'],
  [mind.chart, '90'],
  // Money
  [family.wallet, '91'],
  [family.moneyTree, '92'],
  // Spirit
  [things.meditator, '94'],
  [spirit.breath, '95'],
  [heart.moon, '96'],
  [spirit.zodiac, '97'],
  [heart.crystal, '98'],
  [spirit.sevenCentres, '99'],
  [spirit.feather, '101'],
  [spirit.heldHeart, '102'],
  [spirit.tarotCards, '103'],
  [spirit.numberSquare, '104'],
  [spirit.smudge, '105'],
  [spirit.snail, '106'],
  [spirit.affirmation, '107'],
  [heart.stones, '108'],
  [mind.butterfly, '109'],
  [body.nightlamp, '110'],
  [spirit.bell, '111'],
  // Love
  [spirit.mendedHeart, '113'],
  [heart.flame, '115'],
  [heart.lotus, '116'],
  [spirit.matchPhone, '117'],
  [spirit.padlock, '118'],
  [things.envelope, '122'],
  [mind.coins, '123'],
  [spirit.houseKeys, '124'],
  [spirit.massage, '125'],
  [heart.hearts, '126'],
  // Crafts and care
  [things.camera, '127'],
  [heart.pottedPlant, '128'],
  [things.candle, '129'],
  [things.guitar, '130'],
  [things.yarn, '131'],
  [spirit.face, '132'],
  [spirit.creamJar, '133'],
  [spirit.hairAndComb, '134'],
];

const byTitle: ReadonlyMap<string, Motif> = new Map(
  drawings.flatMap(([motif, ids]) => ids.split(' ').map((id) => [id, motif] as const)),
);

/** @throws {RangeError} for an ebook without a drawing. */
export function motifOfTitle(id: string): Motif {
  const motif = byTitle.get(id);
  if (!motif) throw new RangeError(`No drawing for ${id}`);
  return motif;
}
