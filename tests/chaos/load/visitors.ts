export { openLoopLoad as run } from "@/tests/support/open-loop-load";
