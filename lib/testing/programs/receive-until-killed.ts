import { foodCallback } from '@/lib/callbacks/food-callback'
import { receiveHere } from '@/lib/callbacks/receive-callback'
import { callbackServer } from '../callback-server'

/** An instance in a process of its own that receives callbacks about food orders, until it is killed. */
const { url } = await callbackServer((request) => receiveHere(request, foodCallback))
process.stdout.write(`LISTENS ${url}\n`)
