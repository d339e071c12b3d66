import { describeLimiter } from './limiter-contract.ts';
import { MemoryLimiter } from './limiter.ts';

describeLimiter('in memory', async (limits, now) => new MemoryLimiter(limits, now));
