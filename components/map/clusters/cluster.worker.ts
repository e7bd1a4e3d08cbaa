import { type ClustersAsked, clusterAnswers } from './cluster-questions'

const answerTo = clusterAnswers()

self.addEventListener('message', ({ data }: MessageEvent<ClustersAsked>) => {
  const answer = answerTo(data)
  if (answer) self.postMessage(answer)
})
