/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // The project's own type check covers it.
  typescript: { ignoreBuildErrors: true },
}

export default config
