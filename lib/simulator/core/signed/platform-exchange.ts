import type { ServerResponse } from 'node:http'
import type { Clock } from '../clock'
import {
  type Answer,
  plainAnswer,
  type Received,
  KEPT_ENTRIES,
  type LoggedRequest,
  sendAnswer,
} from './exchange'
import type { Family } from '../family'
import type { Faults, RequestFault } from '../faults'
import type { Breakdown } from './repeat-guard'
import { Ring } from '../ring'
import { answerElsewhere, routeOf } from './route-request'

type Settings = {
  readonly clock: Clock
  readonly families: readonly Family[]
  readonly faults: Faults
  readonly breakdown: Breakdown
  readonly log: (line: string) => void
}

type Ways = { work: () => Answer; breakDown: () => void; refuse: () => Answer }

const GARBAGE: Answer = {
  status: 200,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: '<html><body>upstream is not available',
}

/** Receives requests to the platform, keeps them, and answers them, or fails as it was told to. */
export class PlatformExchange {
  readonly requests = new Ring<LoggedRequest>(KEPT_ENTRIES)
  /** Responses that a `timeout` fault never gives; closed by a reset. */
  private readonly silent = new Set<ServerResponse>()

  constructor(private readonly settings: Settings) {}

  async receive(received: Received, response: ServerResponse) {
    const { families, faults, clock } = this.settings
    const entry: LoggedRequest = { ...received, at: clock.now(), answer: null, tookMs: null }
    this.requests.add(entry)
    const routed = routeOf(families, received.path)
    if (!routed) {
      this.give(entry, response, await answerElsewhere(families, received))
      return
    }
    const fault = faults.requests.take(received.path, received.body)
    const work = () => routed.family.answer(routed.path, received)
    if (!fault) this.give(entry, response, work())
    else {
      const breakDown = () => {
        if (routed.family.once.has(routed.path)) this.settings.breakdown.during(work)
      }
      const refuse = () => routed.family.refusal(fault.code)
      this.fail(fault, entry, response, { work, breakDown, refuse })
    }
  }

  reset() {
    this.requests.clear()
    for (const response of this.silent) response.destroy()
    this.silent.clear()
  }

  /**
   * Only `drop_after` and `slow` do the work. `http_500` breaks off in the middle of it, so that the
   * try has come; the others lose the request before it.
   */
  private fail(
    fault: RequestFault,
    entry: LoggedRequest,
    response: ServerResponse,
    { work, breakDown, refuse }: Ways,
  ) {
    switch (fault.kind) {
      case 'timeout':
        this.stayedSilent(entry, fault)
        this.silent.add(response)
        response.on('close', () => this.silent.delete(response))
        return
      case 'drop_before':
      case 'drop_after':
        if (fault.kind === 'drop_after') work()
        this.stayedSilent(entry, fault)
        response.destroy()
        return
      case 'slow': {
        const answer = work()
        this.settings.clock.after(fault.ms, () => this.give(entry, response, answer))
        return
      }
      case 'http_500': {
        breakDown()
        this.give(entry, response, plainAnswer(500, 'Internal Server Error'))
        return
      }
      case 'error': {
        this.give(entry, response, refuse())
        return
      }
      case 'garbage': {
        this.give(entry, response, GARBAGE)
        return
      }
    }
  }

  private give(entry: LoggedRequest, response: ServerResponse, answer: Answer) {
    entry.answer = answer
    sendAnswer(response, answer)
    const took = this.settings.clock.now() - entry.at
    entry.tookMs = took
    const note = answer.note === undefined ? '' : ` ${answer.note}`
    this.settings.log(`${entry.method} ${entry.path} ${answer.status}${note} ${took}ms`)
  }

  private stayedSilent(entry: LoggedRequest, { kind }: RequestFault) {
    this.settings.log(`${entry.method} ${entry.path} no answer (fault ${kind})`)
  }
}
