# The service in a container; docs/installation.md says how to start it, and compose.yaml does.

FROM node:22-bookworm-slim AS build
# SQLite is compiled, with the headers of the image's Node, where no prebuilt binary of it can be had.
RUN apt-get update \
  && apt-get install -y --no-install-recommends g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm_config_nodedir=/usr/local npm ci --no-audit --no-fund
COPY . .
# The startup snapshot would be valid on processors like that of the machine that builds the image only.
RUN npm run build && rm -f dist/*.blob && npm prune --omit=dev --no-audit --no-fund && chmod +x dist/main.js

FROM node:22-bookworm-slim
# The Liberation fonts are as wide as those with which pages are designed. Without this file Latin text without
# a font of its own would be set in the Japanese one.
COPY <<EOF /etc/fonts/local.conf
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <alias><family>sans-serif</family><prefer><family>Liberation Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>Liberation Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>Liberation Mono</family></prefer></alias>
</fontconfig>
EOF
# fc-cache writes what could not be written when the root file system is read-only.
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    chromium-headless-shell fontconfig fonts-liberation fonts-noto-cjk fonts-noto-color-emoji tini \
  && rm -rf /var/lib/apt/lists/* \
  && fc-cache -f
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY bin bin
COPY package.json LICENSE NOTICE ./
RUN ln -s /app/dist/main.js /usr/local/bin/blazon && install -d -o node -g node /data

ENV NODE_ENV=production BLAZON_DB=/data/blazon.db BLAZON_SERVE_HOST=0.0.0.0 PORT=8080
# A port that is published on loopback is reached from the network of the container engine.
ENV BLAZON_SERVE_PLAIN_HTTP_FROM=private
USER node
# A blazon.config.json in this folder is read.
WORKDIR /data
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "process.env.NODE_TLS_REJECT_UNAUTHORIZED = 0; fetch(`http${process.env.BLAZON_SERVE_TLS_CERT ? `s` : ``}://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# tini removes ended processes of the browser, and hands signals on.
ENTRYPOINT ["tini", "--", "blazon"]
CMD ["serve"]
