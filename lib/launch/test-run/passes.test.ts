import { describe, expect, it } from 'vitest'
import { passesElsewhere, SAME_ON_ANY_NODE, SAME_ON_ANY_POSTGRES } from './passes'

const OLD = { bin: '/old/bin', major: 15 }
const NEWER = { bin: '/newer/bin', major: 17 }

const excludedBy = (args: readonly string[]) => args.filter((_, at) => args[at - 1] === '--exclude')

describe('the runs on what else a machine has', () => {
  it('are none where it has nothing else', () => {
    expect(passesElsewhere([], null)).toEqual([])
  })

  it('try the other Node.js and the first other PostgreSQL at once, and each other server', () => {
    const passes = passesElsewhere([OLD, NEWER], '24.1.0')
    expect(passes.map(({ node, pgBin }) => ({ node, pgBin }))).toEqual([
      { node: '24.1.0', pgBin: '/old/bin' },
      { node: null, pgBin: '/newer/bin' },
    ])
    expect(passes[0]?.name).toContain('Node.js 24.1.0 and PostgreSQL 15')
  })

  it('leave out of both at once only what neither changes', () => {
    const [both] = passesElsewhere([OLD], '24.1.0')
    for (const path of excludedBy(both?.args ?? [])) {
      expect(SAME_ON_ANY_NODE).toContain(path)
      expect(SAME_ON_ANY_POSTGRES).toContain(path)
    }
    expect(both?.args).toContain('unit')
  })

  it('try one alone where the other is missing', () => {
    const [node] = passesElsewhere([], '24.1.0')
    expect(node?.pgBin).toBeNull()
    expect(excludedBy(node?.args ?? [])).toEqual(SAME_ON_ANY_NODE)
    const [postgres] = passesElsewhere([OLD], null)
    expect(postgres?.node).toBeNull()
    expect(postgres?.args).not.toContain('unit')
    expect(excludedBy(postgres?.args ?? [])).toEqual(SAME_ON_ANY_POSTGRES)
  })
})
