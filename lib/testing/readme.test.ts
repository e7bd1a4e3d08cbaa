import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const readme = readFileSync('README.md', 'utf8')

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
  return readFileSync(`lib/${room}/${file}`, 'utf8')
}

it('the table holds all operations and callbacks, each once', () => {
  expect(operations).toHaveLength(30)
  expect(callbacks).toHaveLength(4)
  expect(new Set(rows.map(([address, section]) => `${section} ${address}`)).size).toBe(34)
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
