import { readdir, readFile, open } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument } from 'pdf-lib'
import { PdfJoiner } from '@/lib/printing/labels/pdf-joiner'

/**
 * Joins the PDFs of a folder into one file, in a process of its own, and says by how many bytes the
 * process grew for it: `{ grewBy, pages }` as JSON. Each is read when its turn comes, as from the
 * database.
 */
const [folder = '', out = ''] = process.argv.slice(2)
const names = (await readdir(folder)).toSorted()

async function readOne(name: string) {
  const pdf = await readFile(join(folder, name))
  return { pdf, pages: (await PDFDocument.load(pdf)).getPageCount() }
}

/** What the program itself needs is loaded and compiled before anything is measured. */
const warm = new PdfJoiner(() => Promise.resolve())
for (const name of names.slice(0, 3)) {
  const { pdf, pages } = await readOne(name)
  await warm.add(pdf, { pages, reversed: false })
}

const before = process.memoryUsage.rss()
let peak = before
const file = await open(out, 'w')
const joiner = new PdfJoiner((bytes) => file.appendFile(bytes))
for (const name of names) {
  const { pdf, pages } = await readOne(name)
  await joiner.add(pdf, { pages, reversed: false })
  peak = Math.max(peak, process.memoryUsage.rss())
}
await joiner.end()
await file.close()
peak = Math.max(peak, process.memoryUsage.rss())
process.stdout.write(`${JSON.stringify({ grewBy: peak - before, pages: joiner.pageCount })}\n`)
