/** The address of a typeface's file, as the build names it. */
declare module '*.woff2' {
  const address: string
  export default address
}
