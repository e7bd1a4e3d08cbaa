import { checkRows, type CheckRequest } from './check-rows'

self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  self.postMessage({ checks: checkRows(data) })
})
