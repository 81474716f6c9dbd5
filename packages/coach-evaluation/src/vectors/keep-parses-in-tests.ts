/** Loaded before each test file of this package. */
import { afterAll } from '@jest/globals';
import { keepParses } from './kept-parses';

afterAll(keepParses());
