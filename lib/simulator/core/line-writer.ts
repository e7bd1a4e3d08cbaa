/** Collects lines and writes those of one turn of the event loop together; `flush` writes at once. */
export function lineWriter(write: (text: string) => void) {
  let waiting = ''
  const flush = () => {
    const text = waiting
    waiting = ''
    if (text !== '') write(text)
  }
  const log = (line: string) => {
    if (waiting === '') setImmediate(flush)
    waiting += `${line}\n`
  }
  return { log, flush }
}
