import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { packFiles } from './pack-files'

const CODE = 'const words = ["one", "two", "three"];\n'.repeat(100)

let root = ''
let built = ''
let kept = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'handover-pack-'))
  built = join(root, 'built')
  kept = join(root, 'kept')
  for (const folder of [built, kept]) mkdirSync(join(folder, 'chunks'), { recursive: true })
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

const put = (file: string, text: string) => writeFileSync(join(built, 'chunks', file), text)
const read = (file: string) => readFileSync(join(built, 'chunks', file))

test('code and styles are packed in both ways, and what they say stays', () => {
  put('a1.js', CODE)
  put('b2.css', CODE)
  packFiles(built, kept)
  for (const file of ['a1.js', 'b2.css']) {
    expect(brotliDecompressSync(read(`${file}.br`)).toString()).toBe(CODE)
    expect(gunzipSync(read(`${file}.gz`)).toString()).toBe(CODE)
    expect(read(`${file}.br`).length).toBeLessThan(CODE.length / 10)
  }
})

test('what is small or packed already is left as it is', () => {
  put('small.js', 'one()')
  put('picture.png', CODE)
  packFiles(built, kept)
  for (const file of ['small.js', 'picture.png']) {
    expect(existsSync(join(built, 'chunks', `${file}.br`)), file).toBe(false)
  }
})

test('what an earlier build packed is not packed again', () => {
  put('a1.js', CODE)
  const loosely = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } }
  const before = brotliCompressSync(CODE, loosely)
  writeFileSync(join(kept, 'chunks', 'a1.js.br'), before)
  packFiles(built, kept)
  expect(read('a1.js.br')).toEqual(before)
  expect(gunzipSync(read('a1.js.gz')).toString()).toBe(CODE)
})

test('what an earlier build left broken, or of another file, is packed anew', () => {
  put('a1.js', CODE)
  put('b2.js', CODE)
  const whole = brotliCompressSync(CODE)
  writeFileSync(join(kept, 'chunks', 'a1.js.br'), whole.subarray(0, whole.length / 2))
  writeFileSync(join(kept, 'chunks', 'b2.js.br'), brotliCompressSync('another()'))
  packFiles(built, kept)
  for (const file of ['a1.js.br', 'b2.js.br']) {
    expect(brotliDecompressSync(read(file)).toString(), file).toBe(CODE)
  }
})
