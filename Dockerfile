FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build
# The server reads the build, not what made it: compilers, styles, icons, engines of other databases. Share images are
# rendered when they are asked for, so the fonts of lib/seo/share-image.tsx stay. Prisma's command and TypeScript are
# optional peers of its client, which npm keeps unless told otherwise.
RUN npm uninstall --no-save --omit=dev --omit=peer prisma typescript tailwindcss @tailwindcss/postcss lucide-react schema-dts \
    @fontsource-variable/figtree \
    @types/node @types/pg @types/react @types/react-dom \
  && find .next/cache -mindepth 1 -maxdepth 1 ! -name jiti -exec rm -rf {} + \
  && rm -rf node_modules/@next/swc-* node_modules/playwright node_modules/playwright-core \
  && find node_modules -name "*.map" -delete \
  && find node_modules/@prisma/client/runtime -name "query_compiler_*" ! -name "*postgresql*" -delete
# So that a command run in the container (npm run db:backup) installs nothing.
RUN sha256sum package-lock.json | cut -c -64 | tr -d "\n" > node_modules/.installed-from

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOSTNAME=0.0.0.0 DATA_DIR=/data
WORKDIR /app
RUN install --directory --owner=node --group=node --mode=700 /data
# Owned by root: the user the shop runs as can change none of it.
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 3000
# On a small machine, or with migrations to apply, a start takes longer than the usual seconds.
HEALTHCHECK --interval=10s --timeout=3s --start-period=120s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health/live`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "tools/cli/run.mjs", "start"]
