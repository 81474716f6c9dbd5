import { readFileSync, writeFileSync } from 'node:fs';
import { readSafetensors } from '@parley/rehearsal/safetensors';
import { mpnetGraph } from './mpnet';
import { onnxFile } from './onnx-file';

/**
 * Makes the passage model of the weights of all-mpnet-base-v2: some 5 s of computing.
 * @throws Error where the weights are missing or are others
 */
export function writePassageModel(weights: string, target: string): void {
  writeFileSync(target, onnxFile(mpnetGraph(readSafetensors(readFileSync(weights)))));
}
