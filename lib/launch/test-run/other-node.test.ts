import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isSameMajor, RECOMMENDED_NODE } from './other-node'

test('a Node of the same major version needs no second run', () => {
  expect(isSameMajor('24.21.0', '24.1.0')).toBe(true)
  expect(isSameMajor('24.21.0', '20.20.2')).toBe(false)
})

test('what is recommended is said in the README, and allowed by `engines`', () => {
  const major = Number.parseInt(RECOMMENDED_NODE, 10)
  expect(readFileSync('README.md', 'utf8')).toContain(`best with Node ${major}`)
  const { engines } = z
    .object({ engines: z.object({ node: z.string().regex(/^>=\d+\.\d+$/) }) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')))
  expect(major).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]))
})
