import { cacheBusting } from "./abuse/cache-busting";
import { contactSpam } from "./abuse/contact-spam";
import { enumeration } from "./abuse/enumeration";
import { imageFlood } from "./abuse/image-flood";
import { lookupScan } from "./abuse/lookup-scan";
import { memoryUnderFlood } from "./abuse/memory-under-flood";
import { prefetchStorm } from "./abuse/prefetch-storm";
import { slowClients } from "./abuse/slow-clients";
import { syncBesideTraffic } from "./abuse/sync-beside-traffic";
import { databaseAway } from "./faults/database-away";
import { diskFull } from "./faults/disk-full";
import { drain } from "./faults/drain";
import { poolExhausted } from "./faults/pool-exhausted";
import { rollingRestart } from "./faults/rolling-restart";
import { serverRestarts } from "./faults/server-restarts";
import { unusableFolder } from "./faults/unusable-folder";
import { creationKills } from "./kills/creation-kills";
import { deadHolder } from "./kills/dead-holder";
import { embeddedKills } from "./kills/embedded-kills";
import { serverKills } from "./kills/server-kills";
import { shopKills } from "./kills/shop-kills";
import { syncKills } from "./kills/sync-kills";
import type { Scenario } from "./scenario";
import { soak } from "./soak/soak";

/** All scenarios of `npm run torture`; those that measure time come last. */
export const SCENARIOS: Scenario[] = [
  embeddedKills,
  creationKills,
  serverKills,
  syncKills("embedded"),
  syncKills("server"),
  deadHolder("embedded"),
  deadHolder("server"),
  shopKills("embedded"),
  shopKills("server"),
  diskFull,
  unusableFolder,
  serverRestarts,
  poolExhausted,
  drain,
  rollingRestart,
  databaseAway,
  slowClients,
  cacheBusting,
  contactSpam,
  lookupScan,
  enumeration,
  imageFlood,
  prefetchStorm,
  memoryUnderFlood("server"),
  memoryUnderFlood("embedded"),
  syncBesideTraffic,
  soak,
];
