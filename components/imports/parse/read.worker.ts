import { FileProblem, type FileProblemKind, type Table } from './table'
import { readFile } from './read-file'

export type ReadAnswer = { table: Table } | { problem: FileProblemKind }

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void answerTo(data).then((answer) => self.postMessage(answer))
})

async function answerTo(file: File): Promise<ReadAnswer> {
  try {
    return { table: await readFile(file) }
  } catch (error) {
    return { problem: error instanceof FileProblem ? error.kind : 'unreadable' }
  }
}
