import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/i18n/request.ts',
  // Messages are parsed by the build, so that no page brings the parser along.
  experimental: {
    messages: {
      path: './lib/i18n/messages',
      format: 'json',
      locales: 'infer',
      precompile: true,
    },
  },
})

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // From the sources, by the launcher: each instance that builds the same version says the same.
  generateBuildId: () => process.env['HANDOVER_BUILD_ID'] ?? null,
  // `npm test` checks the types of everything, tests included; a start does not do it again.
  typescript: { ignoreBuildErrors: true },
  // Native and worker code stays outside the bundle.
  serverExternalPackages: ['@node-rs/argon2', 'pg', 'graphile-worker', 'pino', 'undici'],
  // Leaflet without the parts that no map here shows (decision 0298).
  turbopack: { resolveAlias: { leaflet: './components/map/leaflet.js' } },
  // As much as lib/edge lets through: it stands before Next, and writes the headers of every answer.
  experimental: { serverActions: { bodySizeLimit: '1mb' }, proxyClientMaxBodySize: '1mb' },
}

export default withNextIntl(config)
