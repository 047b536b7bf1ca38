import { failOnConsoleError } from "./console";

process.env.LOG_LEVEL ??= "silent";
process.env.SHOP_PHONE ??= "(702) 555-0110";
process.env.SHOP_EMAIL ??= "hello@marylandparkwaysmoke.example";

failOnConsoleError();
