import createNextIntlPlugin from 'next-intl/plugin'

const withNextIntl = createNextIntlPlugin('./lib/i18n/request.ts')

// Development reloads through eval and a socket.
const developing = process.env['NODE_ENV'] === 'development'

/** Everything comes from here, but for map tiles, which come from where the operator says. */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${developing ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https: http:",
  `connect-src 'self'${developing ? ' ws:' : ''}`,
  // Large Excel files are unpacked by a worker of the library's own making.
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * A label is a PDF that our own pages frame. It is not sandboxed, because the browsers' viewers do
 * not show a PDF that is; the platform's file can run nothing all the same.
 */
const labelSecurityPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "object-src 'self'",
  "frame-ancestors 'self'",
].join('; ')

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types of everything, tests included; a start does not do it again.
  typescript: { ignoreBuildErrors: true },
  // Native and worker code stays outside the bundle.
  serverExternalPackages: ['@node-rs/argon2', 'pg', 'graphile-worker', 'pino', 'undici'],
  experimental: { serverActions: { bodySizeLimit: '1mb' } },
  headers: () =>
    Promise.resolve([
      {
        source: '/:path*',
        headers: [
          { key: 'X-Content-Type-Options', value: 'nosniff' },
          { key: 'Content-Security-Policy', value: contentSecurityPolicy },
          { key: 'Referrer-Policy', value: 'same-origin' },
          { key: 'Permissions-Policy', value: 'geolocation=(self), camera=(self), microphone=()' },
        ],
      },
      {
        source: '/api/printing/:kind(labels|runs)/:path*',
        headers: [{ key: 'Content-Security-Policy', value: labelSecurityPolicy }],
      },
      {
        // The address of a customer's page is its permission: nobody else may learn or list it.
        source: '/track/:path*',
        headers: [
          { key: 'Referrer-Policy', value: 'no-referrer' },
          { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
        ],
      },
    ]),
}

export default withNextIntl(config)
