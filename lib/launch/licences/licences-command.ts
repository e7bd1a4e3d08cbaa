import { readFileSync } from 'node:fs'
import { asksForMore, groupLicences } from './group-licences'

const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const [licence, packages] of groupLicences(lock)) {
  const mark = asksForMore(licence) ? ' (asks for more than to be named: see README)' : ''
  console.log(`${licence}: ${packages.length}${mark}\n  ${packages.join('\n  ')}\n`)
}
