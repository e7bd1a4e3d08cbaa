import { ESLint } from 'eslint'
import tseslint from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { importRules } from '../../eslint.import-rules.mjs'

const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.{ts,tsx}'], languageOptions: { parser: tseslint.parser } },
    importRules,
  ],
})

/** The rules that a file of this name with these imports would break. */
async function broken(filePath: string, ...imports: string[]): Promise<string[]> {
  const text = imports.map((from) => `import '${from}'\n`).join('')
  const [result] = await eslint.lintText(text, { filePath })
  return (result?.messages ?? []).map(({ ruleId }) => ruleId ?? 'fatal')
}

const denied = ['boundaries/dependencies']

describe('who may import whom', () => {
  it.each([
    ['app/(desk)/food/page.tsx', '@/lib/food/get-board'],
    ['components/food/x.tsx', '@/lib/food/schema'],
    ['components/food/x.tsx', '@/lib/food/actions'],
    ['lib/food/x.ts', '@/lib/orders/read-cards'],
    ['lib/orders/x.ts', '@/lib/live/notify'],
    ['lib/platform/x.ts', '@/lib/domain/money'],
  ])('%s may import %s', async (file, target) => {
    expect(await broken(file, target)).toEqual([])
  })

  it.each([
    ['lib/food/x.ts', '@/app/api/health/route'],
    ['components/food/x.tsx', '@/lib/food/place-order'],
    ['components/food/x.tsx', '@/lib/people/schema'],
    ['components/food/x.tsx', '@/lib/db/client'],
    ['components/ui/x.tsx', '@/lib/domain/money'],
    ['lib/food/x.ts', '@/lib/people/list-people'],
    ['lib/platform/x.ts', '@/lib/db/client'],
    ['lib/db/x.ts', '@/lib/platform/errors'],
    ['lib/domain/x.ts', '@/lib/config/settings'],
    ['lib/simulator/x.ts', '@/lib/platform/signature'],
    ['lib/food/x.ts', '@/lib/simulator/server'],
    ['lib/food/x.ts', '@/lib/testing/demo'],
  ])('%s may not import %s', async (file, target) => {
    expect(await broken(file, target)).toEqual(denied)
  })

  it('guards a new folder from its first day', async () => {
    expect(await broken('lib/newroom/x.ts')).toContain('boundaries/no-unknown-files')
    expect(await broken('shelf/x.ts')).toContain('boundaries/no-unknown-files')
    expect(await broken('components/newfeature/x.tsx')).toContain('boundaries/no-unknown-files')
  })
})
