import { readFileSync } from 'node:fs'
import { CARRIED_DATA } from './carried-data'
import { asksForMore, groupLicences } from './group-licences'

const lock: unknown = JSON.parse(readFileSync('package-lock.json', 'utf8'))
for (const [licence, packages] of groupLicences(lock)) {
  const mark = asksForMore(licence) ? ' (asks for more than to be named: see README)' : ''
  console.log(`${licence}: ${packages.length}${mark}\n  ${packages.join('\n  ')}\n`)
}

for (const { what, whose, licence, attribution } of CARRIED_DATA) {
  console.log(`${licence}: ${what}, by ${whose} (public/map/LICENCE)\n  ${attribution}\n`)
}
