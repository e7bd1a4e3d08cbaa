import type { Dispatcher } from 'undici'
import { describe, expect, test, vi } from 'vitest'
import { httpPost, noProgress } from './http-post'

const REQUEST = { url: new URL('http://platform.test/v1.3/x?y=1'), headers: {}, body: '{}' }

/** An agent that only holds what it was given, and a controller that counts its aborts. */
function fakeAgent() {
  const given: { options: Dispatcher.DispatchOptions; handler: Dispatcher.DispatchHandler }[] = []
  const agent = {
    dispatch: (options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler) => {
      given.push({ options, handler })
      return true
    },
  }
  const abort = vi.fn()
  const controller = { abort } as unknown as Dispatcher.DispatchController
  return { agent, given, controller, abort }
}

function post(agent: Pick<Dispatcher, 'dispatch'>, signal = new AbortController().signal) {
  const progress = noProgress()
  return { progress, text: httpPost(agent, REQUEST, { signal, maxBytes: 8 }, progress) }
}

describe('one post', () => {
  test('counts as sent from the moment it begins to leave, not before', async () => {
    const { agent, given, controller } = fakeAgent()
    const { progress, text } = post(agent)
    expect(given[0]?.options).toMatchObject({ origin: 'http://platform.test', path: '/v1.3/x?y=1' })
    expect(progress.sent).toBe(false)
    const handler = given[0]!.handler
    handler.onRequestStart!(controller, null)
    expect(progress.sent).toBe(true)
    handler.onResponseStart!(controller, 103, {})
    expect(progress.httpStatus).toBeNull()
    handler.onResponseStart!(controller, 200, { date: 'now' })
    // A letter may arrive in two pieces.
    handler.onResponseData!(controller, Buffer.from([0xe6, 0xb2]))
    handler.onResponseData!(controller, Buffer.from([0x99]))
    handler.onResponseEnd!(controller, {})
    await expect(text).resolves.toBe('沙')
    expect(progress).toMatchObject({ httpStatus: 200, date: 'now' })
  })

  test('is not begun a second time, should a dispatcher try on another connection', async () => {
    const { agent, given, controller, abort } = fakeAgent()
    const { text } = post(agent)
    const handler = given[0]!.handler
    handler.onRequestStart!(controller, null)
    expect(abort).not.toHaveBeenCalled()
    handler.onRequestStart!(controller, null)
    expect(abort).toHaveBeenCalledOnce()
    handler.onResponseError!(controller, new Error('aborted'))
    await expect(text).rejects.toThrow('aborted')
  })

  test('that is stopped while it waits for a connection never leaves on it', async () => {
    const { agent, given, controller, abort } = fakeAgent()
    const stop = new AbortController()
    const { progress, text } = post(agent, stop.signal)
    stop.abort(new Error('had enough'))
    await expect(text).rejects.toThrow('had enough')
    given[0]!.handler.onRequestStart!(controller, null)
    expect(abort).toHaveBeenCalledOnce()
    expect(progress.sent).toBe(false)
  })

  test('that was stopped before is not even begun', async () => {
    const { agent, given } = fakeAgent()
    const { text } = post(agent, AbortSignal.abort(new Error('gone')))
    await expect(text).rejects.toThrow('gone')
    expect(given).toEqual([])
  })

  test('stops reading at the size that is too large', async () => {
    const { agent, given, controller, abort } = fakeAgent()
    const { progress, text } = post(agent)
    const handler = given[0]!.handler
    handler.onRequestStart!(controller, null)
    handler.onResponseData!(controller, Buffer.alloc(8))
    expect(progress.tooLarge).toBe(false)
    handler.onResponseData!(controller, Buffer.alloc(1))
    await expect(text).rejects.toThrow('larger than 8 bytes')
    expect(progress.tooLarge).toBe(true)
    expect(abort).toHaveBeenCalledOnce()
  })
})
