import { describe, expect, test, vi } from 'vitest'
import { withAbortSignal } from './with-abort-signal'

const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const stop = () => reject(signal.reason as Error)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop)
  })

describe('a task under a signal', () => {
  test('ends with the reason of whichever cause comes first', async () => {
    const first = new AbortController()
    const second = new AbortController()
    const task = withAbortSignal(
      [
        { signal: first.signal, reason: new Error('first') },
        { signal: second.signal, reason: new Error('second') },
        { afterMs: 60_000, reason: new Error('late') },
      ],
      untilAborted,
    )
    second.abort()
    first.abort()
    await expect(task).rejects.toThrow('second')
  })

  test('ends at once when a cause was there before it, and after its time', async () => {
    const before = [{ signal: AbortSignal.abort(), reason: new Error('before') }]
    await expect(withAbortSignal(before, untilAborted)).rejects.toThrow('before')
    const late = [{ afterMs: 1, reason: new Error('late') }]
    await expect(withAbortSignal(late, untilAborted)).rejects.toThrow('late')
  })

  test('lets go of every cause when it ends, however it ends', async () => {
    const { signal } = new AbortController()
    const add = vi.spyOn(signal, 'addEventListener')
    const remove = vi.spyOn(signal, 'removeEventListener')
    const causes = [
      { signal, reason: new Error('x') },
      { signal: undefined, reason: new Error() },
    ]
    await withAbortSignal(causes, () => Promise.resolve())
    await withAbortSignal(causes, () => Promise.reject(new Error('fails'))).catch(() => undefined)
    expect(add).toHaveBeenCalledTimes(2)
    expect(remove.mock.calls.map(([, listener]) => listener)).toEqual(
      add.mock.calls.map(([, listener]) => listener),
    )
  })
})
