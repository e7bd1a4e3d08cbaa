import { brokenRules } from './house-rules'
import { readSources } from './read-sources'

const sources = readSources(process.cwd())
const broken = brokenRules(sources)
for (const line of broken) console.error(line)
const imports = sources.reduce((total, source) => total + source.imports.length, 0)
console.log(`${sources.length} files, ${imports} imports, ${broken.length} of them out of order.`)
process.exit(broken.length === 0 ? 0 : 1)
