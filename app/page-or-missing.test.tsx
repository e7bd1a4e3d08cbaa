import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { dirname, join } from 'node:path'
import { notFound, redirect } from 'next/navigation'
import { expect, it } from 'vitest'
import { whileAnswering } from '@/lib/config/answering'
import { pageOrMissing } from './page-or-missing'

/** What a page shows, and whether its answer leaves as one of nothing that is there. */
async function shown(page: () => Promise<string>) {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const answer = { isMissing: false, response, hold: () => () => undefined }
  const drawn = new Promise((resolve, reject) => {
    whileAnswering(answer, () => {
      pageOrMissing(page, 'There is none')({}).then(resolve, reject)
    })
  })
  return { drawn: await drawn, isMissing: answer.isMissing }
}

/** As a page does that looks for something first. */
const afterALook = async (say: () => string) => {
  await new Promise((resolve) => setImmediate(resolve))
  return say()
}

it('shows the page that is there', async () => {
  const page = () => afterALook(() => 'Here')
  expect(await shown(page)).toEqual({ drawn: 'Here', isMissing: false })
})

it('says what is not there, at once or once it was looked for', async () => {
  const none = { drawn: 'There is none', isMissing: true }
  expect(await shown(() => notFound())).toEqual(none)
  expect(await shown(() => afterALook(() => notFound()))).toEqual(none)
})

it('keeps what else a page throws', async () => {
  const away = () => afterALook(() => redirect('/sign-in'))
  await expect(shown(away)).rejects.toThrow('NEXT_REDIRECT')
  await expect(shown(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
})

it('says it in the words of its own place, where there are such', () => {
  const pages = readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('page.tsx'))
    .map((path) => ({ path, text: readFileSync(join('app', path), 'utf8') }))
    .filter(({ text }) => text.includes('pageOrMissing('))
  expect(pages.length).toBeGreaterThan(20)
  const hasOwn = (path: string) => existsSync(join('app', dirname(path), 'not-found.tsx'))
  const wrong = pages.filter(({ path, text }) => text.includes('<NotFound />') !== hasOwn(path))
  expect(wrong.map(({ path }) => path)).toEqual([])
})
