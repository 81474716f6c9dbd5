"""Trains the sentence model's adapter: it turns the model towards what a line means.

    pnpm coach adapter --dump ways.json
    python3 packages/coach-evaluation/training/adapter.py ways.json MODEL.onnx OUT.bin

How and why: docs/decisions/0038-a-sentence-model-tuned.md. This and what stands beside it is the only Python of the
repository, since no library that trains neural networks is kept up for TypeScript; neither the build nor a test runs it. With Python 3.11 it needs

    pip install tensorflow-cpu==2.21.0 onnx==1.23.2 numpy==2.4.6

MODEL.onnx is the one file of weights that the coach takes (packages/rehearsal/src/similarity/model-file.ts says where it
lies); OUT.bin is what adapter.ts beside it reads. On one thread the same seed gives the same bytes; on several, or on
another processor, sums are rounded differently. What is left to do with OUT.bin stands in decision 0038.
"""

import argparse
import dataclasses
import hashlib
import json
import os
import struct

os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")

import numpy as np
import onnx
import tensorflow as tf

DIMENSIONS = 384
HEADS = 12
LAYERS = 6
# Query, key, value and output of the attention, in and out of the feed-forward: in the order of the model's file.
MATRICES = ("query", "key", "value", "output", "wide", "narrow")

RANK = 8
# What the product of the two thin matrices counts.
ALPHA = 2.0
TEMPERATURE = 0.05
BATCH = 96
ROUNDS = 3
RATE = 1e-3
LAST_RATE = 0.02
WARM_UP = 0.05
DECAY = 0.01
GRADIENT = 1.0
# Tokens that are read in training: of a hundred lines one is longer than twenty.
LONGEST = 32
# Lines of a batch are padded to the next of these, so that little of it is padding.
WIDTHS = (8, 12, 16, 20, 24, LONGEST)
# A batch of fewer lines says too little.
FEWEST = BATCH // 4
# Lines that mean nothing beside each batch, and the cosine at which a target is as likely as none.
NEGATIVES = 32
FAR = 0.5
# What pushing them away weighs, and for which share of a line its target counts as not written, so that none is right.
PUSHED = 0.1
UNFORESEEN = 0.2
# What a byte can hold of a weight, on either side of nothing.
MOST = 127


@dataclasses.dataclass
class Matrix:
    """A matrix of the model's file: its weights, and where they and the scale of each column lie in the file."""

    values: np.ndarray
    weights: int
    scales: int


@dataclasses.dataclass
class Model:
    sha256: str
    # What is not trained, by its name in the file.
    fixed: dict
    # By layer, then by name.
    matrices: list


@dataclasses.dataclass
class Scenario:
    """The ways of a scenario's targets, as places of texts, and the target of each."""

    kinds: list
    ways: np.ndarray
    own: np.ndarray
    held: np.ndarray
    held_own: np.ndarray
    nothing: np.ndarray
    nothing_held: np.ndarray


def read_model(path):
    with open(path, "rb") as file:
        content = file.read()
    tensors = {one.name: onnx.numpy_helper.to_array(one) for one in onnx.load_from_string(content).graph.initializer}

    def place(values):
        at = content.find(values.tobytes())
        if at < 0 or content.find(values.tobytes(), at + 1) >= 0:
            raise ValueError("A matrix is not in the model's file, or twice")
        return at

    def matrix(name):
        weights, scale = tensors[name + "_q"], tensors[name + "_scale"]
        return Matrix(weights.astype(np.float32) * scale, place(weights), place(scale))

    # Exporting left them without names: numbers in the order in which they are used.
    numbers = sorted(int(name[4:-2]) for name in tensors if name.startswith("val_") and name.endswith("_q"))
    if len(numbers) != LAYERS * len(MATRICES):
        raise ValueError("This is another model")
    found = iter(numbers)
    matrices = [{name: matrix(f"val_{next(found)}") for name in MATRICES} for _ in range(LAYERS)]
    fixed = {name: values for name, values in tensors.items() if values.dtype == np.float32 and "val_" not in name}
    for name in ("word", "position"):
        full = f"inner.embeddings.{name}_embeddings.weight"
        fixed[full] = tensors[full + "_q"].astype(np.float32) * tensors[full + "_scale"]
    return Model(hashlib.sha256(content).hexdigest(), {name: tf.constant(one) for name, one in fixed.items()}, matrices)


def read_ways(path, count):
    """The token ids of all texts, and the scenarios (the first so many alone, where a count is given)."""
    with open(path, encoding="utf-8") as file:
        dump = json.load(file)

    def gather(targets, name):
        places = np.array([way for one in targets for way in one[name]], np.int32)
        return places, np.repeat(np.arange(len(targets), dtype=np.int32), [len(one[name]) for one in targets])

    scenarios = []
    for one in dump["scenarios"][:count]:
        nothing = [np.array(one["nothing"][name], np.int32) for name in ("ways", "held")]
        kinds = [target["kind"] for target in one["targets"]]
        scenarios.append(Scenario(kinds, *gather(one["targets"], "ways"), *gather(one["targets"], "held"), *nothing))
    return dump["texts"], scenarios


def padded(tokens):
    """Rows of token ids, all as wide as the widest needs; a text that is too long keeps its end."""
    short = [ids if len(ids) <= LONGEST else ids[: LONGEST - 1] + ids[-1:] for ids in tokens]
    rows = np.zeros((len(short), width_of(max(short, key=len))), np.int32)
    for row, ids in zip(rows, short):
        row[: len(ids)] = ids
    return rows


def width_of(ids):
    return next((width for width in WIDTHS if len(ids) <= width), LONGEST)


def multiplied(left, right):
    """In halves of the precision: several times as fast on processors that have it."""
    return tf.cast(tf.matmul(tf.cast(left, tf.bfloat16), tf.cast(right, tf.bfloat16)), tf.float32)


def normal(values, fixed, name):
    off = values - tf.reduce_mean(values, -1, keepdims=True)
    spread = tf.math.rsqrt(tf.reduce_mean(off * off, -1, keepdims=True) + 1e-12)
    return off * spread * fixed[name + ".weight"] + fixed[name + ".bias"]


def states_of(fixed, layers, ids):
    """The vectors of all tokens. ids: [texts, tokens], 0 where there is none."""
    texts, tokens = tf.unstack(tf.shape(ids))
    hidden = tf.where(ids > 0, 0.0, -1e9)[:, None, None, :]

    def heads(values):
        return tf.transpose(tf.reshape(values, [texts, tokens, HEADS, DIMENSIONS // HEADS]), [0, 2, 1, 3])

    part = "inner.embeddings."
    states = tf.gather(fixed[part + "word_embeddings.weight"], ids) + fixed[part + "token_type_embeddings.weight"][0]
    states = normal(states + fixed[part + "position_embeddings.weight"][:tokens], fixed, part + "LayerNorm")
    states = tf.reshape(states, [-1, DIMENSIONS])
    for at, layer in enumerate(layers):
        part = f"inner.encoder.layer.{at}."
        query, key, value = (
            heads(multiplied(states, layer[name]) + fixed[f"{part}attention.self.{name}.bias"])
            for name in ("query", "key", "value")
        )
        likeness = tf.matmul(query, key, transpose_b=True) / np.float32(np.sqrt(DIMENSIONS // HEADS))
        heard = tf.transpose(tf.matmul(tf.nn.softmax(likeness + hidden), value), [0, 2, 1, 3])
        told = multiplied(tf.reshape(heard, [-1, DIMENSIONS]), layer["output"])
        told += fixed[part + "attention.output.dense.bias"]
        states = normal(states + told, fixed, part + "attention.output.LayerNorm")
        wide = multiplied(states, layer["wide"]) + fixed[part + "intermediate.dense.bias"]
        wide = tf.nn.gelu(wide, approximate=False)
        narrow = multiplied(wide, layer["narrow"]) + fixed[part + "output.dense.bias"]
        states = normal(states + narrow, fixed, part + "output.LayerNorm")
    return tf.reshape(states, [texts, tokens, DIMENSIONS])


def encode(fixed, layers, ids):
    """The mean of each text's token vectors, at unit length. ids: [texts, tokens], 0 where there is none."""
    states = states_of(fixed, layers, ids)
    return tf.math.l2_normalize(tf.reduce_sum(states * tf.cast(ids > 0, tf.float32)[..., None], 1), -1)


def new_factors(model, seed):
    """Two thin matrices for each matrix: the left at random, the right of zeros, so that nothing is changed yet."""
    random = np.random.default_rng(seed)

    def factors(matrix):
        rows, columns = matrix.values.shape
        left = random.normal(size=(rows, RANK)) / np.sqrt(rows)
        return tf.Variable(left.astype(np.float32)), tf.Variable(np.zeros((RANK, columns), np.float32))

    return [{name: factors(layer[name]) for name in MATRICES} for layer in model.matrices]


def with_factors(model, factors):
    """The layers' matrices with the products added."""
    return [
        {name: layer[name].values + ALPHA * (added[name][0] @ added[name][1]) for name in MATRICES}
        for layer, added in zip(model.matrices, factors)
    ]


def likeness_of(vectors, bank, own, count):
    """The cosine of each vector with the middle of each target's ways, -9 where it has none; and the ways' sums."""
    sums = tf.math.unsorted_segment_sum(bank, own, count)
    likeness = tf.matmul(vectors, tf.math.l2_normalize(sums, -1), transpose_b=True)
    return tf.where(tf.reduce_any(sums != 0, -1), likeness, -9.0), sums


class Training:
    """The factors in training, and the latest vector of every text that is trained on."""

    def __init__(self, model, texts, scenarios, options):
        self.model, self.texts, self.scenarios, self.negatives = model, texts, scenarios, options.negatives
        self.unforeseen = options.unforeseen
        self.random = np.random.default_rng(options.seed)
        self.factors = new_factors(model, options.seed)
        self.variables = tf.nest.flatten(self.factors)
        trained = np.unique(np.concatenate([one.ways for one in scenarios]))
        self.bank = np.zeros((len(texts), DIMENSIONS), np.float32)
        self.bank[trained] = vectors_of(model.fixed, with_factors(model, self.factors), texts, trained)
        self.rounds = [self.batches() for _ in range(options.rounds)]
        steps = sum(len(batches) for batches in self.rounds)
        warm = int(steps * WARM_UP) + 1
        rate = tf.keras.optimizers.schedules.CosineDecay(
            0.0, max(1, steps - warm), alpha=LAST_RATE, warmup_target=RATE, warmup_steps=warm
        )
        self.optimizer = tf.keras.optimizers.AdamW(
            rate, weight_decay=DECAY, beta_1=0.9, beta_2=0.98, epsilon=1e-8, global_clipnorm=GRADIENT
        )
        self.optimizer.build(self.variables)

    def batches(self):
        """One round: each way once, a common question's in one scenario alone. Of a batch all are of one scenario."""
        made = []
        for scenario in self.scenarios:
            common = np.array([kind == "common" for kind in scenario.kinds])[scenario.own]
            taken = ~common | (self.random.random(len(common)) < 1 / len(self.scenarios))
            # A target with a single way has nothing left to be told by.
            taken &= np.bincount(scenario.own)[scenario.own] > 1
            places = self.random.permutation(np.flatnonzero(taken))
            widths = np.array([width_of(self.texts[scenario.ways[place]]) for place in places])
            for width in WIDTHS:
                alike = places[widths == width]
                parts = np.split(alike, range(BATCH, len(alike), BATCH))
                made += [(scenario, part) for part in parts if len(part) > FEWEST]
        return [made[at] for at in self.random.permutation(len(made))]

    def round(self, number):
        """Trains on each batch of a round; the mean loss."""
        losses = []
        for scenario, places in self.rounds[number]:
            ways = scenario.ways[places]
            # Where they weigh nothing they are not read: any line stands in for them.
            nothing = self.some_nothing(scenario) if self.negatives > 0 else ways[:1]
            loss, vectors = self.step(
                padded([self.texts[way] for way in ways]),
                places.astype(np.int32),
                padded([self.texts[way] for way in nothing]),
                self.bank[scenario.ways],
                scenario.own,
                len(scenario.kinds),
            )
            self.bank[ways] = vectors.numpy()
            losses.append(float(loss))
            if len(losses) % 50 == 0:
                print(f"  {len(losses)} of {len(self.rounds[number])}: {np.mean(losses[-50:]):.3f}", flush=True)
        return np.mean(losses)

    def some_nothing(self, scenario):
        return self.random.choice(scenario.nothing, min(NEGATIVES, len(scenario.nothing)), replace=False)

    @tf.function(
        input_signature=[
            tf.TensorSpec([None, None], tf.int32),
            tf.TensorSpec([None], tf.int32),
            tf.TensorSpec([None, None], tf.int32),
            tf.TensorSpec([None, DIMENSIONS], tf.float32),
            tf.TensorSpec([None], tf.int32),
            tf.TensorSpec([], tf.int32),
        ]
    )
    def step(self, ids, places, nothing_ids, bank, own, count):
        with tf.GradientTape() as tape:
            layers = with_factors(self.model, self.factors)
            vectors = encode(self.model.fixed, layers, ids)
            bank = tf.tensor_scatter_nd_update(bank, places[:, None], vectors)
            loss = likelihood_loss(vectors, tf.gather(own, places), bank, own, count, self.unforeseen)
            if self.negatives > 0:
                nothing = encode(self.model.fixed, layers, nothing_ids)
                loss += self.negatives * nothing_loss(nothing, bank, own, count)
        self.optimizer.apply(tape.gradient(loss, self.variables), self.variables)
        return loss, vectors


def likelihood_loss(vectors, means, bank, own, count, unforeseen):
    """How unlikely the right target is among all of the scenario, told by the middles of their other ways. Where some
    lines count as unforeseen, none is among the targets, and the right one for this share of each line, as if the line's
    own target had not been written."""
    likeness, sums = likeness_of(vectors, bank, own, count)
    others = tf.math.l2_normalize(tf.gather(sums, means) - vectors, -1, epsilon=1e-6)
    right = tf.one_hot(means, count, on_value=True, off_value=False)
    likeness = tf.where(right, tf.reduce_sum(vectors * others, -1)[:, None], likeness)
    if unforeseen == 0:
        return unlikelihood(means, likeness)
    none = tf.fill([tf.shape(means)[0], 1], FAR)
    without = tf.concat([tf.where(right, -9.0, likeness), none], 1)
    foreseen = unlikelihood(means, tf.concat([likeness, none], 1))
    return (1 - unforeseen) * foreseen + unforeseen * unlikelihood(tf.fill(tf.shape(means), count), without)


def unlikelihood(means, likeness):
    return tf.reduce_mean(
        tf.nn.sparse_softmax_cross_entropy_with_logits(labels=means, logits=likeness / TEMPERATURE)
    )


def nothing_loss(vectors, bank, own, count):
    """How unlikely none is, which lies FAR away from everything, among all targets of the scenario."""
    likeness, _ = likeness_of(vectors, bank, own, count)
    return tf.reduce_mean(tf.nn.softplus(tf.reduce_logsumexp(likeness / TEMPERATURE, -1) - FAR / TEMPERATURE))


def vectors_of(fixed, layers, texts, places):
    """The vectors of these texts, in their order."""
    run = tf.function(
        lambda ids: encode(fixed, layers, ids), input_signature=[tf.TensorSpec([None, None], tf.int32)]
    )
    made = np.zeros((len(places), DIMENSIONS), np.float32)
    order = np.argsort([len(texts[place]) for place in places], kind="stable")
    for part in np.split(order, range(128, len(order), 128)):
        made[part] = run(padded([texts[places[at]] for at in part])).numpy()
    return made


def measure(fixed, layers, texts, scenarios):
    """Prints how often the very target of a held-out way comes first, by the middle of its other ways alone (without
    the other features that the coach weighs), and how well such ways are told from what means nothing."""
    needed = np.unique(np.concatenate([part for one in scenarios for part in (one.ways, one.held, one.nothing_held)]))
    bank = np.zeros((len(texts), DIMENSIONS), np.float32)
    bank[needed] = vectors_of(fixed, layers, texts, needed)
    right, best, nothing = {}, [], []
    for one in scenarios:
        ways = bank[one.ways], one.own, len(one.kinds)
        likeness = likeness_of(bank[one.held], *ways)[0].numpy()
        for target, found in zip(one.held_own, likeness.argmax(-1)):
            right.setdefault(one.kinds[target], []).append(found == target)
        best.extend(likeness.max(-1))
        nothing.extend(likeness_of(bank[one.nothing_held], *ways)[0].numpy().max(-1))
    right["all"] = [found for kind in list(right.values()) for found in kind]
    print("first and right:", ", ".join(f"{kind} {np.mean(of):.1%} of {len(of)}" for kind, of in right.items()))
    below = np.searchsorted(np.sort(nothing), best).mean() / len(nothing)
    print(f"nearer to some target than what means nothing: {below:.1%} of all pairs (half would be by chance)")


def as_bytes(values, axis):
    """Values as bytes, and what a step of each column (axis 0) or row (axis 1) is worth."""
    steps = np.array([float(f"{step:.6g}") for step in np.abs(values).max(axis) / MOST + 1e-12])
    return np.round(values / np.expand_dims(steps, axis)).clip(-MOST, MOST).astype(np.int8), steps


def packed(model, factors, heads=None):
    """The adapter as adapter.ts reads it, and its factors as it will see them, ALPHA not counted again. heads: linear
    layers over the vectors that the adapted model makes, by their names."""
    header, body, seen, told = [], b"", [], []
    for layer, added in zip(model.matrices, factors):
        seen.append({})
        for name in MATRICES:
            left, left_steps = as_bytes(ALPHA * added[name][0].numpy(), 0)
            right, right_steps = as_bytes(added[name][1].numpy(), 1)
            rows, columns = layer[name].values.shape
            places = {"weights": layer[name].weights, "scales": layer[name].scales}
            steps = {"left": left_steps.tolist(), "right": right_steps.tolist()}
            header.append({**places, "rows": rows, "columns": columns, **steps})
            body += left.tobytes() + right.tobytes()
            seen[-1][name] = np.float32(left * left_steps / ALPHA), np.float32(right * right_steps[:, None])
    for name, (weights, biases) in (heads or {}).items():
        step = float(f"{np.abs(weights).max() / MOST + 1e-12:.6g}")
        rounded = [round(float(bias), 4) for bias in biases]
        told.append({"name": name, "biases": rounded, "inputs": len(weights), "step": step})
        body += np.round(weights / step).clip(-MOST, MOST).astype(np.int8).tobytes()
    head = {"base": model.sha256, "rank": RANK, **({"heads": told} if told else {}), "matrices": header}
    head = json.dumps(head).encode()
    return struct.pack("<I", len(head)) + head + body, seen


def main():
    parser = argparse.ArgumentParser(description="Trains the sentence model's adapter (docs/decisions/0038).")
    parser.add_argument("dump", help="what `pnpm coach adapter --dump` wrote")
    parser.add_argument("model", help="the sentence model's ONNX file")
    parser.add_argument("out", help="where the adapter is written")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--negatives", type=float, default=PUSHED, help="what pushing off what means nothing weighs")
    parser.add_argument("--unforeseen", type=float, default=UNFORESEEN, help="for which share of a line none is right")
    parser.add_argument("--scenarios", type=int, help="the first so many alone, to try it out")
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    options = parser.parse_args()
    tf.config.threading.set_intra_op_parallelism_threads(options.threads)
    tf.config.threading.set_inter_op_parallelism_threads(1)

    model = read_model(options.model)
    texts, scenarios = read_ways(options.dump, options.scenarios)
    training = Training(model, texts, scenarios, options)
    for number in range(options.rounds):
        print(f"round {number + 1}: loss {training.round(number):.3f}", flush=True)
    adapter, seen = packed(model, training.factors)
    with open(options.out, "wb") as file:
        file.write(adapter)
    measure(model.fixed, with_factors(model, seen), texts, scenarios)
    print(f"{options.out}: {len(adapter)} bytes, SHA-256 {hashlib.sha256(adapter).hexdigest()}")


if __name__ == "__main__":
    main()
