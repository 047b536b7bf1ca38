import type { Config } from "tailwindcss";

/** Colors are CSS variables set once for each theme in app/styles; this file gives them their names. */
const color = (name: string) => `var(--${name})`;
const pair = (name: string) => ({ DEFAULT: color(name), foreground: color(`${name}-foreground`) });

const config: Config = {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    /* Not "extend": without the stock palette a class such as bg-red-500 does nothing, which shows at once. */
    colors: {
      transparent: "transparent",
      current: "currentColor",
      inherit: "inherit",
      background: color("background"),
      foreground: color("foreground"),
      deep: pair("deep"),
      card: pair("card"),
      popover: pair("popover"),
      muted: pair("muted"),
      track: color("track"),
      primary: { ...pair("primary"), hover: color("primary-hover"), soft: color("primary-soft") },
      secondary: pair("secondary"),
      accent: pair("accent"),
      info: { DEFAULT: color("info"), soft: color("info-soft") },
      destructive: { ...pair("destructive"), soft: color("destructive-soft") },
      border: { DEFAULT: color("border"), strong: color("border-strong") },
      input: color("input"),
      ring: color("ring"),
      overlay: color("overlay"),
      glass: { line: color("glass-line"), shine: color("glass-shine") },
      tier: {
        bronze: pair("tier-bronze"),
        silver: pair("tier-silver"),
        gold: pair("tier-gold"),
        vip: pair("tier-vip"),
      },
      tint: {
        line: color("tint-line"),
        fill: color("tint-fill"),
        ground: color("tint-ground"),
        accent: color("tint-accent"),
        ember: color("tint-ember"),
        water: color("tint-water"),
        shine: color("tint-shine"),
        light: color("tint-light"),
      },
      dusk: {
        night: color("dusk-night"),
        evening: color("dusk-evening"),
        rose: color("dusk-rose"),
        ember: color("dusk-ember"),
        sun: color("dusk-sun"),
        ridge: color("dusk-ridge"),
        city: color("dusk-city"),
        neon: color("dusk-neon"),
        water: color("dusk-water"),
        light: color("dusk-light"),
        line: color("dusk-line"),
        clear: color("dusk-clear"),
        smoke: color("dusk-smoke"),
        pinch: color("dusk-pinch"),
        shine: color("dusk-shine"),
      },
      scene: {
        far: color("scene-far"),
        city: color("scene-city"),
        near: color("scene-near"),
        sun: color("scene-sun"),
        wall: color("scene-wall"),
        board: color("scene-board"),
        ink: color("scene-ink"),
        edge: color("scene-edge"),
        awning: color("scene-awning"),
        sign: color("scene-sign"),
        lit: color("scene-lit"),
        window: color("scene-window"),
        amber: color("scene-amber"),
        teal: color("scene-teal"),
        cactus: color("scene-cactus"),
        shine: color("scene-shine"),
        "window-top": color("scene-window-top"),
        "glass-teal": color("scene-glass-teal"),
        "glass-rose": color("scene-glass-rose"),
        "glass-indigo": color("scene-glass-indigo"),
      },
      sidebar: {
        DEFAULT: color("sidebar"),
        foreground: color("sidebar-foreground"),
        primary: color("sidebar-primary"),
        accent: pair("sidebar-accent"),
        border: color("sidebar-border"),
        ring: color("sidebar-ring"),
      },
      /* A scanner wants black on white, in every theme. */
      code: { ink: color("code-ink"), paper: color("code-paper") },
      /* 21 CFR 1143: the nicotine warning is black on white, or white on black. */
      nicotine: { ink: color("nicotine-ink"), paper: color("nicotine-paper") },
    },
    extend: {
      screens: {
        /* A smaller screen holds few letters in a line: on a phone whose reader has enlarged them (13 rem and more). */
        narrow: "19rem",
        /* From here on the sidebar of the back office has room for its labels (1,100 px). */
        rail: "68.75rem",
      },
      /* As text, amber and teal need other shades than as surfaces, on paper above all. */
      textColor: {
        primary: { DEFAULT: color("primary-text"), foreground: color("primary-foreground") },
        info: color("info-text"),
        destructive: { DEFAULT: color("destructive-text"), foreground: color("destructive-foreground") },
      },
      fontFamily: {
        sans: ["var(--font-text)", "system-ui", "sans-serif"],
        display: ["var(--font-display)", "var(--font-text)", "system-ui", "sans-serif"],
      },
      /* At most so wide that the longest word fits the screen, however large a reader sets the letters. */
      fontSize: {
        display: [
          "min(13vw, clamp(2.5rem, 1.45rem + 5vw, 4.75rem))",
          { lineHeight: "1.02", letterSpacing: "-0.025em" },
        ],
        hero: [
          "min(11.5vw, clamp(2rem, 1.1rem + 3.6vw, 3.75rem))",
          { lineHeight: "1.03", letterSpacing: "-0.025em" },
        ],
        title: [
          "min(11.5vw, clamp(2rem, 1.4rem + 2.8vw, 3.25rem))",
          { lineHeight: "1.06", letterSpacing: "-0.02em" },
        ],
        heading: [
          "min(10vw, clamp(1.75rem, 1.55rem + 0.9vw, 2.125rem))",
          { lineHeight: "1.14", letterSpacing: "-0.015em" },
        ],
        subheading: ["1.25rem", { lineHeight: "1.3", letterSpacing: "-0.01em" }],
        lead: ["clamp(1.0625rem, 1rem + 0.4vw, 1.25rem)", { lineHeight: "1.6" }],
      },
      borderRadius: {
        sm: "0.375rem",
        md: "0.625rem",
        lg: "0.875rem",
        xl: "1.25rem",
        "2xl": "1.75rem",
      },
      boxShadow: {
        card: "var(--shadow-card)",
        raised: "var(--shadow-raised)",
        overlay: "var(--shadow-overlay)",
        "glow-primary": "var(--shadow-glow-primary)",
      },
      spacing: {
        gutter: "clamp(1rem, 0.5rem + 2.4vw, 2rem)",
        section: "clamp(3.5rem, 2.2rem + 5vw, 6rem)",
        header: "4rem",
        sidebar: "16rem",
        "sidebar-mobile": "18rem",
        "sidebar-icon": "3rem",
      },
      maxWidth: { prose: "42rem" },
    },
  },
};

export default config;
