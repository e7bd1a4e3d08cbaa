export const dynamic = 'force-dynamic'

/** The least that a page could be: rendered for each request, and a line of text. */
export default function Page() {
  return <h1>Nothing to see</h1>
}
