import type { Call } from '../core/envelope'
import type { ExpressState } from './express-state'

/** Does one operation of the express family; throws a `PlatformError` to refuse. */
export type ExpressOperation = (call: Call, express: ExpressState) => object
