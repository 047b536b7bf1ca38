/** Next calls this once when a server process starts. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: the compiler leaves this branch out of the edge bundle only when it sees the name
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { startBackgroundWork } = await import("@/lib/start-background-work");
    startBackgroundWork();
  }
}
