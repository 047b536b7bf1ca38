import { failOnConsoleError } from "./console";

process.env.LOG_LEVEL ??= "silent";

failOnConsoleError();
