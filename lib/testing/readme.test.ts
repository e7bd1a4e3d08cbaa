import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { PARCEL_PRODUCTS, parcelRules } from '@/lib/domain/parcel-products'
import { documents, filesBelow, isBroken, isMissing, linksIn, proseOf, quotedIn } from './doc-lines'

const readme = readFileSync('README.md', 'utf8')
const folders = ['app', 'components', 'lib', 'e2e', 'docs', 'public'].flatMap(filesBelow)
/** What is there, and what git is told to leave out because a command writes it. */
const paths = [
  ...folders,
  ...readdirSync('.'),
  ...readFileSync('.gitignore', 'utf8').split('\n'),
].map((path) => path.replace(/^\/|\/$/g, ''))

/** The cells of every table row whose first cell is an address, without backquotes. */
const rows = readme
  .split('\n')
  .filter((line) => line.startsWith('| `/'))
  .map((line) =>
    line
      .split('|')
      .map((cell) => cell.replaceAll('`', '').trim())
      .slice(1, -1),
  )

const operations = rows.filter(([address]) => !address!.startsWith('/callbacks/'))
const callbacks = rows.filter(([address]) => address!.startsWith('/callbacks/'))

/** What a test of an operation has to speak of: the last part of its address. */
const wordOf = (address: string) => address.split('/').at(-1) ?? address

const testFile = (room: string, name: string) => {
  const file = name.endsWith('.integration') ? `${name}.test.ts` : `${name}.integration.test.ts`
  const found = paths.find((path) => path.startsWith(`lib/${room}/`) && basename(path) === file)
  if (found === undefined) throw new Error(`README.md names ${file}, which is not in lib/${room}`)
  return readFileSync(found, 'utf8')
}

describe('the tables of what of the platform works', () => {
  it('hold as many operations and callbacks as the text says, each once', () => {
    const [, said, saidCallbacks] = /All (\d+) operations and (\d+) callbacks/.exec(readme) ?? []
    expect([operations.length, callbacks.length].map(String)).toEqual([said, saidCallbacks])
    const names = rows.map(([address, section]) => `${section} ${address}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('hold the operations that the client calls, no more and no fewer', () => {
    const sources = paths.filter((path) => /^lib\/platform\/.*\.ts$/.test(path))
    const client = sources.filter((path) => !path.includes('.test.') && !path.includes('/testing/'))
    const called = client.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/['`](\/[a-z]+(?:[_/][a-z]+)*)['`]/g)].map(
        ([, address]) => address,
      ),
    )
    const listed = operations.map(([address]) => address)
    expect([...new Set(called)].sort()).toEqual([...new Set(listed)].sort())
  })

  it.each(operations)('%s, %s: is in the tests that the table names', (...cells) => {
    const [address = '', , , client = '', simulator = ''] = cells
    expect(testFile('platform', client)).toContain(wordOf(address))
    for (const name of simulator.split(', ')) {
      expect(testFile('simulator', name)).toContain(wordOf(address))
    }
  })

  it.each(callbacks)('%s, %s: is in the tests that the table names', (...cells) => {
    const [address = '', , receiver = '', simulator = ''] = cells
    const family = wordOf(address).replace('express-legacy', 'expressLegacy')
    expect(testFile('callbacks', receiver)).toContain(`${family}Callback`)
    expect(testFile('simulator', simulator)).toContain(address)
  })
})

describe('what the documents name', () => {
  // A record that is over tells of what was there then.
  const lines = documents()
    .filter((file) => !/^Status: superseded/m.test(readFileSync(file, 'utf8')))
    .flatMap(proseOf)

  it('is there: paths and sources in backquotes', () => {
    const missing = lines.flatMap(({ at, text }) =>
      quotedIn(text)
        .filter((quoted) => isMissing(quoted, paths))
        .map((quoted) => `${at}: ${quoted}`),
    )
    expect(missing).toEqual([])
  })

  it('is there: links, and the headings that they lead to', () => {
    const broken = lines.flatMap(({ file, at, text }) =>
      linksIn(text)
        .filter((link) => isBroken(link, file))
        .map((link) => `${at}: ${link}`),
    )
    expect(broken).toEqual([])
  })

  it('is there: commands of package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const unknown = lines.flatMap(({ at, text }) =>
      [...text.matchAll(/`npm run ([\w:-]+)/g)]
        .filter(([, name]) => scripts[name!] === undefined)
        .map(([, name]) => `${at}: npm run ${name}`),
    )
    expect(unknown).toEqual([])
  })
})

describe('numbers and settings of the README', () => {
  const settings = readFileSync('.env.example', 'utf8')

  it('are those of the project: Node, ports, stops of a parcel', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      engines: { node: string }
    }
    const [, node] = /Node (\d+\.\d+) or later/.exec(readme) ?? []
    expect(`>=${node}`).toBe(engines.node)
    const [, port, simulator] = /dashboard on :(\d+) .* simulator on :(\d+)/.exec(readme) ?? []
    expect(settings).toContain(`\nPORT=${port}\n`)
    expect(settings).toContain(`\nSIMULATOR_PORT=${simulator}\n`)
    expect(readme).toContain('up to twenty numbered stops')
    const most = PARCEL_PRODUCTS.map((product) => parcelRules(product).dropOffs.max)
    expect(Math.max(...most)).toBe(20)
  })

  it('are those of .env.example', () => {
    const unknown = proseOf('README.md').flatMap(({ at, text }) =>
      quotedIn(text)
        .filter((quoted) => /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(quoted))
        .filter((quoted) => !settings.includes(`\n${quoted}=`))
        .map((quoted) => `${at}: ${quoted}`),
    )
    expect(unknown).toEqual([])
  })
})

describe('the style guide', () => {
  it('is at most 150 lines long', () => {
    expect(readFileSync('docs/style.md', 'utf8').trimEnd().split('\n').length).toBeLessThan(151)
  })
})

describe('the glossary', () => {
  it('has each word once', () => {
    const words = readFileSync('docs/glossary.md', 'utf8')
      .split('\n')
      .filter((line) => /^\| (?!term|-)/.test(line))
      .map((line) => line.split('|')[1]!.trim())
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
    expect(words.length).toBeGreaterThanOrEqual(60)
  })
})
