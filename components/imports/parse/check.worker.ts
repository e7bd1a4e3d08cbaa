import { checkRows, type CheckAnswer, type CheckRequest } from './check-rows'

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  self.postMessage({ turn: data.turn, checks: checkRows(data) } satisfies CheckAnswer)
})
