import { inLines } from "@/lib/drawings/words/kind-rule";

/**
 * Brands of disposable vapes with nicotine whose names also mean something else, as alternatives of a regular expression.
 * Those that mean nothing else are in nicotine-brands.ts.
 */
export const vapeBrands = inLines`
  (?<!blue )raz(?!z)|njoy daily|vuse go|hyde|north (?:ft ?)?\d+k?|posh
  |(?<!(?:glass|gold|silver|color|amber|blue) )fume(?! (?:body|glass|rim|spoon|tech\w*|tube|work|swirl))
  |spaceman|adjust my|olit|mega ?bar|lava plus|death row|tyson|pillow talk|ijoy|rama|beri|bang xxl
  |orion(?: bar)?|pulse x?|ziro|vybe|foodgod|nicky jam|tequila vape|fire xl|sili(?: box| bar)?
  |smok (?:novo )?bar|swft mod|dummy|kros|mintopia|al fakher crown|crown bar|snap liquids|urban bar
  |sky ?view|kraze|meloso|stig|loon|candy king air|mi[- ]?pod|strio bar|onee stick|supreme bar|juice head 5k
  |rabeats|waka|ploox|nevoks bar|mtrx|ria nv|snow ?wolf|memers|chillax|swype|vfly|luff ?bar|tugboat|fasta
  |ola bar|nex ?bar|kumi|glamee|hylo|cali (?:pods|bar)|drag ?bar|float mello|ut ?bar|kado|zumo|hyppe|pop hit
  |(?:puff )?xtra|zaero|pod king|mi-?one|hit bar|bali bar|suorin fero|vgod pod|crystal (?:bar|max|pro)|airis
  |aloha sun|allo|bugatti|craftbox|dojo|drip'?n|eb ?create|gost(?! vapor)|happy stik|jam king|jnr|klik klak
  |lola bar|lost (?:angel|temple)|luto|maxx bar|mega v\d?|(?:nasty|navi|novo|nu|spree) ?bar|oukitel
  |pop vapor|rare (?:bar|mega|palm)|romio|salt switch|stlth|suonon|toppo|upends|v[- ]?play|veev|veex|voom
  |wga|yme|zippi
  |zlab(?! pod)|7 ?daze (?:egge|ohmlet)|adjust ?my\w*|al fakher (?:hypermax|infinity)|bang (?:king|xl)
  |(?:blu|max|naked|phantom|savage|trix|vx) ?bar|crave (?:max|mega)|duo ?switch|ezzy (?:air|oval|super)
  |fogg? x|fruitia|fumot|hellvape (?:fat ?)?bar|hotbox (?:luxe|\d+)|hulk hogan|ignite v ?\d+
  |jam monster bars?|juice head bars?|juucy|lava (?:2\.0|bar)|loy xl|luigi|mint'd|minto
  |myle (?:drip|meta|micro|mini)|naked 100 max|nasty fix|pod juice oxbar|pod pocket|pop hybrid
  |puff (?:flow|xxl)|rabb?eats|ria nv\w*|(?:dennis )?rodman|sili \d+|snoop smoke|snow ?plus|supreme prime
  |tug ?boat|twist [1-9]000|uwell (?:prime|viscore)|vapmor|zerocell|alibarbarian|beast mode|binaries
  |blinc(?= |$)
  |bmor|cali (?:air|plus|stick)|crystal prime|cyber ?flex|ezzy|fire (?:boost|float|mega)|gunnpod|hitz
  |whiff(?= |$)
  |lucid (?:air|charge)|r (?:and|n|&) m tornado|snoop dogg(?= \d)|squidz|strapped max|vapor ?lax|vaporx
  |xhale o2|zeltu
  |evo plus|mav bar|cookies bar|yogi bar|vgod stig|suorin shine|lio nano|jeli(?= )|e[- ]?hose
`;

/** Brands of disposable vapes with hemp or cannabis, which contain no nicotine. */
export const hempVapeBrands = inLines`
  modus|hidden hills|flying monkey|looper|torch diamond|half bak'?d|dozo|mellow fellow|ghost (?:hemp|x|pro)
  |stiiizy(?! (?:pre|pod|gumm|(?:\w+ )?(?:battery|kit)))|(?<!\w )cake (?:she|bar|\d)|sirius|packwoods
  |packman|fryd|whole ?melts?
  |big chief|geek'd|delta extrax|purlyf|sugar extrax|honeyroot|goodlyfe|cali (?:extrax|steam)|luckee|elf thc
  |urb toke|ace ultra|muha ?meds|hitt|backpack boyz|binoid|blinkers|boutiq|choices lab|piff ?bar|crybaby
  |dabwoods|delta effex|dimo|exodus|extrax|flying horse|fogg? formulas|friendly farms|gas gang
  |geek'?d extracts|ghost (?:extracts|phantom)|gold coast clear|goo'?d extracts|half baked|jeeter juice
  |jokes up|kalibloom|kik thc-?a|kurvana|litto|mad ?labs|mango moods|maui labs|medusa|mystic labs|persy
  |plug ?(?:n )?play|pushin'? ?p'?s?|rove(?= |$)|runtz(?= [12] ?g)|sluggers|space ?walker|sprinklez
  |bearly legal|canna clear|crave meds|cutleaf|dadirri|dome wrecker|eighty ?six|fvkd|goodland|hixotic
  |imperial extract\w+|khalifa kush|wiz khalifa|puff (?:la|xotic)|pure ohms|trippy sugar|zooted|kik(?= \d)
  |snap(?= \d ?g)
  |cake(?= \d ?g)|lyfe(?= \d)|kaws|savage(?= \d ?g)
  |torch (?:burnout|caviar|haymaker|pressure)|trove|unicorn cube|wild orchard|zombi(?: extrax)?
`;
